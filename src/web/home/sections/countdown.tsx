import Timer from 'lucide-react/icons/timer';
import { useEffect, useEffectEvent, useState } from 'react';
import { shopTime } from '#web/api/shop-time.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { timeLeft } from './time-left.ts';

/** How long it lasts. The server cannot know when the page is looked at: the clock starts in the browser. */
export function Countdown({ until, onEnd }: { until: string; onEnd(): void }) {
  const t = useTranslate();
  const [left, setLeft] = useState<number | null>(null);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const look = () => {
      const ms = new Date(until).getTime() - shopTime();
      setLeft(Math.max(ms, 0));
      if (ms > 0) return;
      clearInterval(clock);
      end();
    };
    const clock = setInterval(look, 1000);
    look();
    return () => clearInterval(clock);
  }, [until]);

  const { days, time } = timeLeft(left ?? 0);
  return (
    <Badge tone="deal" icon={Timer} className="h-7 text-small">
      <span className="sr-only">{t('home.flash_ends')}</span>
      <time dateTime={until} className={left === null ? 'invisible' : ''}>
        {days > 0 && <>{t('home.flash_days', { count: days })} </>}
        <bdi>{time}</bdi>
      </time>
    </Badge>
  );
}
