/** Turns also when motion is reduced: it says "still working", which nothing else on the button says. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className="animate-turn shrink-0 motion-reduce:[animation-duration:2.4s]"
    >
      <path d="M8 1.5a6.5 6.5 0 1 0 6.5 6.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
