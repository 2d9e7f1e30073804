import { showToast } from '#web/ui/feedback/toast-queue.ts';

/** Brings the shopper to the card where something is missing; one that is not on the page is left alone. */
export function showCard(part: string): void {
  const card = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

/** Says what is wrong, and brings the shopper to where it can be mended. */
export function showProblem(text: string, part: string | null): void {
  showToast({ id: 'error', tone: 'error', text });
  if (part) showCard(part);
}
