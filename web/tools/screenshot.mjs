/** Pictures of a page: screenshot.mjs OUT.png URL [WIDTHxHEIGHT] [theme] [language]; prints what the console complains of. */
import { chromium } from "playwright-core";

const [, , out, url, size = "1366x768", theme = "paper", language = "en"] = process.argv;
const [width, height] = size.split("x").map(Number);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 700, locale: language });
await context.addInitScript(
  ([t, l]) => {
    localStorage.setItem("intrigue.theme", t);
    localStorage.setItem("intrigue.language", l);
  },
  [theme, language],
);
const page = await context.newPage();
page.on(
  "console",
  (message) => ["error", "warning"].includes(message.type()) && console.log(message.type(), message.text()),
);
page.on("pageerror", (error) => console.log("error", error.stack));
await page.goto(url);
await page.waitForTimeout(1500);
await page.screenshot({ path: out });
await browser.close();
