/** Sounds are heard after the first touch, and between them the loudspeaker rests. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What a browser would do: everything that was let sound, and whether the loudspeaker is on. */
class Loudspeaker {
  static made: Loudspeaker[] = [];
  state = "running";
  currentTime = 0;
  sampleRate = 1000;
  destination = {};
  heard = 0;
  constructor() {
    Loudspeaker.made.push(this);
  }
  resume() {
    this.state = "running";
    return Promise.resolve();
  }
  suspend() {
    this.state = "suspended";
    return Promise.resolve();
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect() {} };
  }
  createBuffer() {
    return { getChannelData: () => new Float32Array(1) };
  }
}
class Voice {
  readonly audio: Loudspeaker;
  constructor(audio: Loudspeaker) {
    this.audio = audio;
  }
  connect(next: unknown) {
    return next;
  }
  start() {
    expect(this.audio.state).toBe("running");
    this.audio.heard++;
  }
  stop() {}
}

let sound: typeof import("../src/lib/sound");
let prefs: { sound: boolean };

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  Loudspeaker.made = [];
  vi.stubGlobal("AudioContext", Loudspeaker);
  vi.stubGlobal("OscillatorNode", Voice);
  vi.stubGlobal("AudioBufferSourceNode", Voice);
  vi.stubGlobal("BiquadFilterNode", Voice);
  prefs = { sound: true };
  vi.doMock("../src/lib/prefs.svelte", () => ({ prefs }));
  sound = await import("../src/lib/sound");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Play it, and let it begin. */
async function heardAfter(what: "turn" | "card"): Promise<number> {
  sound.play(what);
  await vi.advanceTimersByTimeAsync(0);
  return Loudspeaker.made[0]?.heard ?? 0;
}

test("nothing is heard before the first touch", async () => {
  expect(await heardAfter("turn")).toBe(0);
  expect(Loudspeaker.made).toEqual([]);
});

test("between sounds the loudspeaker rests, and wakes for the next", async () => {
  sound.wake();
  expect(await heardAfter("turn")).toBe(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Loudspeaker.made[0]!.state).toBe("running");
  await vi.advanceTimersByTimeAsync(2000);
  expect(Loudspeaker.made[0]!.state).toBe("suspended");
  sound.wake();
  expect(Loudspeaker.made[0]!.state).toBe("suspended");
  expect(await heardAfter("card")).toBe(3);
  expect(Loudspeaker.made.length).toBe(1);
});

test("a browser that wants another touch gets it", async () => {
  sound.wake();
  Loudspeaker.made[0]!.state = "suspended";
  sound.wake();
  expect(Loudspeaker.made[0]!.state).toBe("running");
});

test("the same sound many times at once is one", async () => {
  sound.wake();
  await heardAfter("turn");
  expect(await heardAfter("turn")).toBe(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(await heardAfter("turn")).toBe(4);
});

test("what would be heard much too late is not heard", async () => {
  sound.wake();
  const speaker = Loudspeaker.made[0]!;
  speaker.resume = () => new Promise((done) => setTimeout(done, 5000));
  sound.play("turn");
  await vi.advanceTimersByTimeAsync(6000);
  expect(speaker.heard).toBe(0);
});

test("whoever wants no sound hears none", async () => {
  sound.wake();
  prefs.sound = false;
  expect(await heardAfter("turn")).toBe(0);
});
