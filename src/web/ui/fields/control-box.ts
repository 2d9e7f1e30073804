/** The box around every typed or picked value. The halo replaces the focus ring, which belongs to things one presses. */
export const CONTROL_BOX =
  'flex min-w-0 items-center gap-2.5 rounded-control border border-line-control bg-surface text-ink ' +
  'has-focus:halo ' +
  'has-aria-invalid:border-danger-ink has-aria-invalid:has-focus:shadow-[0_0_0_3px_var(--color-danger-soft)] ' +
  'has-[>:disabled]:border-line has-[>:disabled]:bg-sunken has-[>:disabled]:text-ink-3 ' +
  'data-locked:border-line data-locked:bg-sunken data-locked:text-ink-3';

export const PILL_BOX =
  'flex min-w-0 items-center gap-2.5 rounded-pill border border-transparent bg-sunken text-ink ' + 'has-focus:halo';

export const CONTROL_TEXT =
  'w-full min-w-0 flex-1 self-stretch bg-transparent text-body text-inherit outline-none focus-visible:shadow-none';
