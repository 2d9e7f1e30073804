/** Milliseconds as days and hh:mm:ss. */
export function timeLeft(ms: number): { days: number; time: string } {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  return { days: Math.floor(seconds / 86_400), time: `${two(hours)}:${two(minutes)}:${two(seconds % 60)}` };
}
