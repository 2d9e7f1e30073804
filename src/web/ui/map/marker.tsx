import { classNames } from '../class-names.ts';

type MarkerProps = { kind: 'dot' | 'triangle'; label: string; size?: number; className?: string };

/** The square mark beside a dish: shape and colour both tell, so colour alone never does. */
export function Marker({ kind, label, size = 14, className }: MarkerProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 14 14"
      width={size}
      height={size}
      className={classNames('shrink-0', kind === 'dot' ? 'text-veg' : 'text-nonveg', className)}
    >
      <rect x="0.75" y="0.75" width="12.5" height="12.5" rx="3" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {kind === 'dot' ? (
        <circle cx="7" cy="7" r="2.75" fill="currentColor" />
      ) : (
        <path d="M7 4.1 10 9.6H4z" fill="currentColor" />
      )}
    </svg>
  );
}
