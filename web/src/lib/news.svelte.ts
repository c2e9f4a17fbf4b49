/** What has come and is still to be shown, one after the other. */

/** How something comes: acted out before it is shown, shown with what moves beside it, or simply shown. */
export type Manner = "before" | "beside" | "plain";

/**
 * Shows one of them: calls `show` once, sooner or later, and is done when the next may begin. After `signal` is aborted it does
 * nothing any more.
 */
export type Actor<One> = (one: One, manner: Manner, show: () => void, signal: AbortSignal) => Promise<void>;

export class News<One> {
  /** How many have come that are not on the screen. */
  behind = $state(0);
  /** Without one, everything is shown as it comes. */
  actor: Actor<One> | null = null;

  #show: (one: One) => void;
  #waiting: One[] = [];
  /** What is being acted out, as long as it is not shown. */
  #next: One | null = null;
  #stop: AbortController | null = null;

  constructor(show: (one: One) => void) {
    this.#show = show;
  }

  /** Something has come. Unless it is acted out, what waits is shown before it, at once. */
  come(one: One, manner: Manner): void {
    if (manner === "before" && this.#stop) {
      this.#waiting.push(one);
      this.behind += 1;
      return;
    }
    this.skip();
    void this.#go(one, manner);
  }

  /** Show everything now. */
  skip(): void {
    const rest = this.#next === null ? this.#waiting : [this.#next, ...this.#waiting];
    this.clear();
    for (const one of rest) this.#show(one);
  }

  /** Nothing of it is wanted any more. */
  clear(): void {
    this.#stop?.abort();
    this.#stop = this.#next = null;
    this.#waiting = [];
    this.behind = 0;
  }

  async #go(first: One, how: Manner): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    let manner = how;
    for (let one: One | undefined = first; one !== undefined; one = this.#waiting.shift()) {
      this.#next = one;
      this.behind = this.#waiting.length + 1;
      const show = () => {
        if (stop.signal.aborted || this.#next === null) return;
        const shown = this.#next;
        this.#next = null;
        this.behind = this.#waiting.length;
        this.#show(shown);
      };
      try {
        if (this.actor !== null && manner !== "plain") await this.actor(one, manner, show, stop.signal);
        if (stop.signal.aborted) return;
        show();
      } catch (error) {
        this.skip(); // what cannot be acted out is shown nevertheless
        throw error;
      }
      manner = "before";
    }
    if (this.#stop === stop) this.#stop = null;
  }
}
