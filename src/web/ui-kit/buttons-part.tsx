import ArrowRight from 'lucide-react/icons/arrow-right';
import Heart from 'lucide-react/icons/heart';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Share2 from 'lucide-react/icons/share-2';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import type { ButtonLook } from '#web/ui/controls/button-look.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Tooltip } from '#web/ui/layers/tooltip.tsx';
import { Line, Part } from './part.tsx';

const ROWS: { look: ButtonLook; text: string; progress: string }[] = [
  { look: 'primary', text: 'Add to cart', progress: 'Adding…' },
  { look: 'secondary', text: 'View details', progress: 'Loading…' },
  { look: 'soft', text: 'Add to trip', progress: 'Adding…' },
  { look: 'ghost', text: 'View all', progress: 'Loading…' },
  { look: 'danger', text: 'Clear Cart', progress: 'Clearing…' },
  { look: 'inverse', text: 'Become a seller', progress: 'Sending…' },
];

export function ButtonsPart() {
  const [liked, setLiked] = useState(false);
  const [sending, setSending] = useState(false);

  return (
    <Part title="Buttons">
      <div className="grid gap-3">
        {ROWS.map(({ look, text, progress }) => (
          <div key={look} className="grid grid-cols-2 gap-3 md:grid-cols-3">
            <Button look={look}>{text}</Button>
            <Button look={look} disabled>
              {text}
            </Button>
            <Button look={look} progress={progress}>
              {text}
            </Button>
          </div>
        ))}
      </div>
      <Line>
        <Button size={36} look="soft" icon={Plus}>
          36 high
        </Button>
        <Button size={44}>44 high</Button>
        <Button
          size={52}
          progress={sending ? 'Placing order…' : null}
          onClick={() => {
            setSending(true);
            setTimeout(() => setSending(false), 1500);
          }}
        >
          Place order
        </Button>
        <LinkButton to="/ui" look="secondary" icon={ArrowRight}>
          A link
        </LinkButton>
      </Line>
      <Line>
        <Tooltip text="Search">
          <IconButton icon={Search} label="Search" />
        </Tooltip>
        <Tooltip text="Cart">
          <IconButton icon={ShoppingBag} label="Cart, 5 things" />
          <CountBadge count={5} className="absolute inset-e-0 top-0" />
        </Tooltip>
        <IconButton
          icon={Heart}
          label="Save for later"
          look="sunken"
          size={36}
          filled={liked}
          aria-pressed={liked}
          className={liked ? 'text-accent-ink' : ''}
          onClick={() => setLiked(!liked)}
        />
        <IconButton icon={Share2} label="Share" look="glass" size={40} />
        <IconButton icon={ArrowRight} label="Onwards" look="outline" size={36} directional />
        <IconButton icon={ArrowRight} label="Onwards, not possible" look="outline" size={36} directional disabled />
        <IconButton icon={Plus} label="Add" look="primary" />
      </Line>
    </Part>
  );
}
