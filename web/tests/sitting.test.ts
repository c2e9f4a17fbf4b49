import { describe, expect, it } from "vitest";
import { ANY, usualCompany, wanted } from "../src/lib/sitting";
import type { GameInfo } from "../src/lib/wire";

const level = (id: string) => ({ id, title: id.toUpperCase() });
const kabale = {
  levels: [level("easy"), level("medium")],
  characters: [],
  usual: "medium",
} as Partial<GameInfo> as GameInfo;
const emerald = {
  ...kabale,
  characters: [{ id: "bold", title: "bold", about: "Strikes early." }],
};
const bot = (who: string, character = ANY) => ({ who, name: "", character });

describe("who is to sit where", () => {
  it("is told to the server", () => {
    expect(wanted(kabale, bot("me"), "Ada")).toEqual({ kind: "me" });
    expect(wanted(kabale, bot("person"), "Ada")).toEqual({ kind: "person" });
    expect(wanted(kabale, { ...bot("here"), name: " Zoe " }, "Ada")).toEqual({ kind: "here", name: "Zoe" });
    expect(wanted(kabale, bot("easy"), "Ada")).toEqual({ kind: "bot", bot: "easy", name: "Ada" });
  });

  it("is a bot of the usual level unless somebody chooses another", () => {
    expect(wanted(kabale, bot("bot"), "Ada").bot).toBe("medium");
    expect(wanted(kabale, bot("gone"), "Ada").bot).toBe("medium");
  });

  it("has a character only where the game has some, by chance unless one is chosen", () => {
    expect(wanted(kabale, bot("easy", "bold"), "Ada").bot).toBe("easy");
    expect(wanted(emerald, bot("easy", "bold"), "Ada").bot).toBe("easy:bold");
    expect(wanted(emerald, bot("bot"), "Ada").bot).toBe("medium:any");
    expect(wanted(emerald, bot("bot", "of another game"), "Ada").bot).toBe("medium:any");
  });

  it("is I and the usual company at first", () => {
    expect(usualCompany(3).map((one) => wanted(emerald, one, "Ada"))).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "medium:any", name: "Ada" },
      { kind: "bot", bot: "medium:any", name: "Ada" },
    ]);
  });
});
