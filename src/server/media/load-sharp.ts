/** A start does not wait for it, nor does a process that touches no picture give it memory. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // The process works on a few pictures at a time; more threads for one of them would only take turns.
  sharp.concurrency(1);
  // What is made is stored and not made again: what the library keeps of it would only take memory.
  sharp.cache(false);
  return sharp;
}
