/** Time by the server's clock: countdowns must not depend on how well this computer's clock is set. */

/** A clock that differs by less is right: the server tells whole seconds only, and answers take a moment. */
const SLACK = 3;
let ahead = 0;

/** An answer of the server says what time it is there. */
export function setClock(date: string | null, here = Date.now()): void {
  const there = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(there)) return;
  const by = (there - here) / 1000;
  ahead = Math.abs(by) < SLACK ? 0 : by;
}

/** Seconds since 1970, there. */
export function serverTime(here = Date.now()): number {
  return here / 1000 + ahead;
}

/** The time there as it passes, for as long as `wanted` says so. Call it where a component begins. */
export function passing(wanted: () => boolean = () => true): { readonly now: number } {
  let now = $state(serverTime());
  $effect(() => {
    if (!wanted()) return;
    now = serverTime();
    const timer = setInterval(() => (now = serverTime()), 250);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
