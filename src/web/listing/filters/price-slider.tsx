import { percentOf } from '#domain/money/share.ts';
import './range-handle.css';
import { useState } from 'react';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/search.ts';

type PriceSliderProps = {
  /** The cheapest and the dearest there is, in minor units. */
  range: { min: number; max: number };
  min: number | null;
  max: number | null;
  onChange(range: { min_price: number | null; max_price: number | null }): void;
};

const WHOLE = 100;

/** Two handles on one line. A dragged price is shown at once and filtered by when it is let go. */
export function PriceSlider({ range, min, max, onChange }: PriceSliderProps) {
  const t = useTranslate();
  const money = useMoney();
  const lowest = Math.floor(range.min / WHOLE) * WHOLE;
  const highest = Math.ceil(range.max / WHOLE) * WHOLE;
  const set = { from: min ?? lowest, to: max ?? highest };
  const [held, setHeld] = useState<typeof set | null>(null);
  if (highest <= lowest) return null;
  const { from, to } = held ?? set;
  const share = (value: number) => `${percentOf(value - lowest, highest - lowest)}%`;

  function letGo() {
    if (!held) return;
    onChange({
      min_price: held.from <= lowest ? null : held.from,
      max_price: held.to >= highest ? null : held.to,
    });
    setHeld(null);
  }

  const handle = (name: 'from' | 'to') => (
    <input
      type="range"
      min={lowest}
      max={highest}
      step={WHOLE}
      value={name === 'from' ? from : to}
      aria-label={t(name === 'from' ? 'filter.price_from' : 'filter.price_to')}
      aria-valuetext={money(name === 'from' ? from : to)}
      onChange={({ target }) => {
        const value = Number(target.value);
        setHeld(name === 'from' ? { from: Math.min(value, to), to } : { from, to: Math.max(value, from) });
      }}
      onPointerUp={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
      className="range-handle"
    />
  );

  return (
    <div>
      <p className="mb-2 flex justify-between text-ink-2 text-small tabular">
        <bdi>{money(from)}</bdi>
        <bdi>{money(to)}</bdi>
      </p>
      <div className="relative h-11">
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-pill bg-line-2" />
        <div
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-pill bg-accent"
          style={{ insetInlineStart: share(from), insetInlineEnd: `calc(100% - ${share(to)})` }}
        />
        {handle('from')}
        {handle('to')}
      </div>
    </div>
  );
}
