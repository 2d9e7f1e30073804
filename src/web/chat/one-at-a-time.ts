type Pace = {
  /** From one question to the next, at least. */
  betweenMs: number;
  /** How long to leave alone whoever has refused. */
  againMs: number;
};

/**
 * Asks one question at a time. Whatever is wanted while it is under way comes to one more question after it, and what
 * was refused is asked again: nobody has to want it once more.
 */
export function oneAtATime(ask: () => Promise<unknown>, { betweenMs, againMs }: Pace) {
  let isBusy = false;
  let isWanted = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function next() {
    isWanted = false;
    const failed = await ask().then(
      () => false,
      () => true,
    );
    isWanted ||= failed;
    if (isOver) isBusy = false;
    else timer = setTimeout(rested, failed ? againMs : betweenMs);
  }

  function rested() {
    timer = undefined;
    if (isWanted) void next();
    else isBusy = false;
  }

  return {
    want() {
      isOver = false;
      isWanted = true;
      if (isBusy) return;
      isBusy = true;
      void next();
    },
    /** Asks nothing more by itself, until it is wanted again. */
    stop() {
      isOver = true;
      isWanted = false;
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      isBusy = false;
    },
  };
}
