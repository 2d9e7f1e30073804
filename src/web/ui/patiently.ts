const AGAIN_MS = 2000;

/**
 * Loads a file that comes late, again and again until it is there: without a connection what waits for it stays as it is
 * instead of taking the page down. On the server it is there or it is a fault.
 */
export async function patiently<File>(load: () => Promise<File>): Promise<File> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await connectionOrMoment();
    }
  }
}

const connectionOrMoment = () =>
  new Promise<void>((done) => {
    const timer = setTimeout(() => done(), AGAIN_MS);
    addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
  });
