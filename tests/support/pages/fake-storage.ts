/** A browser's storage for tests that run without a browser. */
export function fakeStorage(texts = new Map<string, string>()): Storage {
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
}
