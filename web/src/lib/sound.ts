/** A handful of soft sounds, made here and not fetched. Browsers are silent until somebody has touched the page. */
import { prefs } from "./prefs.svelte";

export type Sound = "card" | "piece" | "moment" | "turn" | "end";

/** A tone: its pitch (Hz), when it begins and how long it rings (s), how loud it is; `brush` is a rustle instead. */
interface Tone {
  pitch: number;
  at?: number;
  rings: number;
  loud: number;
  brush?: boolean;
}

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ pitch: 2400, rings: 0.09, loud: 0.05, brush: true }],
  piece: [
    { pitch: 520, rings: 0.07, loud: 0.05 },
    { pitch: 1300, rings: 0.03, loud: 0.02, brush: true },
  ],
  moment: [
    { pitch: 147, rings: 1.1, loud: 0.09 },
    { pitch: 220, at: 0.02, rings: 0.9, loud: 0.04 },
  ],
  turn: [
    { pitch: 587, rings: 0.35, loud: 0.05 },
    { pitch: 880, at: 0.13, rings: 0.5, loud: 0.045 },
  ],
  end: [
    { pitch: 392, rings: 0.7, loud: 0.05 },
    { pitch: 494, at: 0.16, rings: 0.7, loud: 0.05 },
    { pitch: 587, at: 0.32, rings: 1.2, loud: 0.05 },
  ],
};
/** The same sound again comes after this time (ms) at the earliest: many at once are one. */
const APART = 70;

/** What sounds so much later (ms) than it should is not heard at all: a telephone call may have come between. */
const LATE = 300;
/** After so long (ms) without a sound the loudspeaker rests: it takes power even for silence. */
const REST = 3000;

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;
const last = new Map<Sound, number>();
let toRest: ReturnType<typeof setTimeout> | undefined;
/** Is it silent because there is nothing to hear, and not because the browser wants a touch or something else was louder? */
let rests = false;

/** Somebody has touched the page: from now on it may be heard. */
export function wake(): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  if (!context) {
    context = new AudioContext();
    restSoon(context);
  }
  if (context.state !== "running" && !rests) void context.resume();
}

function restSoon(audio: AudioContext): void {
  rests = false;
  clearTimeout(toRest);
  toRest = setTimeout(() => {
    rests = true;
    void audio.suspend();
  }, REST);
}
/** Some browsers take a finger for a touch only when it is lifted. */
const GESTURES = ["pointerdown", "pointerup", "keydown"] as const;

/** Listen for the first touch. Gives what ends it. */
export function listen(): () => void {
  for (const gesture of GESTURES) addEventListener(gesture, wake);
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, wake);
  };
}

/** So much noise (s) is enough for the longest rustle. */
const NOISE = 0.2;

function brush(audio: AudioContext): AudioBuffer {
  if (rustle) return rustle;
  rustle = audio.createBuffer(1, Math.ceil(audio.sampleRate * NOISE), audio.sampleRate);
  const samples = rustle.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return rustle;
}

function sound(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + (tone.at ?? 0);
  const end = begin + tone.rings;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(tone.loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  if (tone.brush) {
    const noise = new AudioBufferSourceNode(audio, { buffer: brush(audio) });
    const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: tone.pitch, Q: 0.8 });
    noise.connect(band).connect(volume);
    noise.start(begin);
    noise.stop(end);
  } else {
    const voice = new OscillatorNode(audio, { type: "sine", frequency: tone.pitch });
    voice.connect(volume);
    voice.start(begin);
    voice.stop(end);
  }
}

/** Let something be heard, if that is wanted and may be. */
export function play(what: Sound): void {
  const audio = context;
  if (!prefs.sound || !audio) return;
  const now = performance.now();
  if (now - (last.get(what) ?? -APART) < APART) return;
  last.set(what, now);
  restSoon(audio);
  void audio.resume().then(() => {
    if (performance.now() - now > LATE) return;
    for (const tone of SOUNDS[what]) sound(audio, tone);
  });
}
