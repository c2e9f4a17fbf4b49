import { describe, expect, it } from "vitest";
import { News, type Actor, type Manner } from "../src/lib/news.svelte";

/** Acts as long as it is told to: `go` lets it show what it has, `end` lets the next begin. */
function stageHand() {
  const begun: [string, Manner][] = [];
  let showNow = () => {};
  let endNow = () => {};
  const actor: Actor<string> = async (one, manner, show, signal) => {
    begun.push([one, manner]);
    if (manner === "beside") show();
    showNow = show;
    await new Promise<void>((done) => {
      endNow = done;
      signal.addEventListener("abort", () => done());
    });
  };
  const next = async (what: () => void) => {
    what();
    for (let i = 0; i < 4; i++) await Promise.resolve();
  };
  return { actor, begun, show: () => next(showNow), end: () => next(endNow) };
}

function heard() {
  const shown: string[] = [];
  const news = new News<string>((one) => shown.push(one));
  const hand = stageHand();
  return { shown, news, hand };
}

describe("news", () => {
  it("are shown as they come where nobody acts them out", () => {
    const { shown, news } = heard();
    news.come("a", "before");
    news.come("b", "before");
    expect(shown).toEqual(["a", "b"]);
    expect(news.behind).toBe(0);
  });

  it("are acted out one after the other, each before it is shown", async () => {
    const { shown, news, hand } = heard();
    news.actor = hand.actor;
    news.come("a", "before");
    news.come("b", "before");
    expect(hand.begun).toEqual([["a", "before"]]);
    expect([shown, news.behind]).toEqual([[], 2]);

    await hand.show();
    expect([shown, news.behind]).toEqual([["a"], 1]);
    expect(hand.begun).toHaveLength(1);

    await hand.end();
    expect(hand.begun[1]).toEqual(["b", "before"]);
    expect([shown, news.behind]).toEqual([["a"], 1]);
    await hand.show();
    expect([shown, news.behind]).toEqual([["a", "b"], 0]);
  });

  it("are up to date while the last of them is still moving", async () => {
    const { shown, news, hand } = heard();
    news.actor = hand.actor;
    news.come("a", "before");
    await hand.show();
    expect([shown, news.behind]).toEqual([["a"], 0]);
  });

  it("are all there at once when somebody skips, each once and in their order", async () => {
    const { shown, news, hand } = heard();
    news.actor = hand.actor;
    for (const one of ["a", "b", "c"]) news.come(one, "before");
    await hand.show();
    news.skip();
    expect([shown, news.behind]).toEqual([["a", "b", "c"], 0]);
    await hand.show();
    await hand.end();
    expect(shown).toEqual(["a", "b", "c"]);

    news.come("d", "before");
    expect(hand.begun.at(-1)).toEqual(["d", "before"]);
  });

  it("do not keep waiting what somebody has done themselves: all before it is shown, too", () => {
    const { shown, news, hand } = heard();
    news.actor = hand.actor;
    news.come("a", "before");
    news.come("b", "before");
    news.come("mine", "beside");
    expect([shown, news.behind]).toEqual([["a", "b", "mine"], 0]);
    expect(hand.begun.at(-1)).toEqual(["mine", "beside"]);
  });

  it("wait until what somebody has done has come to rest", async () => {
    const { shown, news, hand } = heard();
    news.actor = hand.actor;
    news.come("mine", "beside");
    news.come("a", "before");
    expect([shown, news.behind]).toEqual([["mine"], 1]);
    await hand.end();
    await hand.show();
    expect(shown).toEqual(["mine", "a"]);
  });

  it("are gone with whoever they were for", async () => {
    const { shown, news, hand } = heard();
    news.actor = hand.actor;
    news.come("a", "before");
    news.come("b", "before");
    news.clear();
    await hand.show();
    await hand.end();
    expect([shown, news.behind]).toEqual([[], 0]);
  });

  it("are shown even if they cannot be acted out", async () => {
    const { shown, news } = heard();
    const failed: unknown[] = [];
    process.once("unhandledRejection", (why) => failed.push(why));
    news.actor = () => Promise.reject(new Error("no stage"));
    news.come("a", "before");
    news.come("b", "before");
    await new Promise((done) => setTimeout(done, 1));
    expect([shown, news.behind]).toEqual([["a", "b"], 0]);
    expect(String(failed[0])).toContain("no stage");
  });
});
