/** Brings somebody to the field that must be mended: what is named `data-field`, or the first control in a box that is. */
export function showField(name: string): void {
  const field =
    document.querySelector<HTMLElement>(`[data-field="${name}"]`) ??
    document.querySelector<HTMLElement>(`[data-field-box="${name}"] :is(input, select, textarea)`) ??
    document.querySelector<HTMLElement>(`[data-field-box="${name}"] button`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
