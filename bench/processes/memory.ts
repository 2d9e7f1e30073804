import { readFileSync } from 'node:fs';

/** Megabytes that a process occupies, and the most it ever did; zeros when it is gone, or where there is no /proc. */
export function memoryOf(pid: number | undefined): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  } catch {
    return { now: 0, peak: 0 };
  }
}
