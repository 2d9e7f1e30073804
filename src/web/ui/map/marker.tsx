import { classNames } from '../class-names.ts';

type MarkerProps = { kind: 'dot' | 'triangle'; label: string; size?: number; className?: string };

/** The square mark beside a dish: shape and colour both tell, so colour alone never does. */
export function Marker({ kind, label, size = 14, className }: MarkerProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames('marker', `marker-${kind}`, className)}
      style={size === 14 ? undefined : { fontSize: size }}
    />
  );
}
