import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useScope } from '#web/catalog/scope.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { StoreCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { StoreCard } from '#web/listing/cards/store-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { useSession } from '#web/session/session.tsx';
import { visitAgainQuery } from '../home-rows.queries.ts';
import { STORE_WIDTHS, StoreSection } from './store-section.tsx';

type VisitAgainProps = { title: MessageKey; text?: MessageKey; instead?: ComponentProps<typeof StoreSection> };

/**
 * Where a signed-in shopper ordered before. Until that is known, and for everybody else, the row that stands in for it,
 * which is as high; without one nothing: nobody has to see a place held for nothing.
 */
export function VisitAgain({ title, text, instead }: VisitAgainProps) {
  const t = useTranslate();
  const token = useSession((session) => session.token);
  const query = useQuery({ ...visitAgainQuery(useApi(), useScope()), enabled: token !== null });
  if (!token || !query.data || query.data.length === 0) return instead ? <StoreSection {...instead} /> : null;
  return (
    <RowSection
      title={t(title)}
      text={text && t(text)}
      query={query}
      card={(store) => <StoreCard store={store} />}
      skeleton={<StoreCardSkeleton />}
      widths={STORE_WIDTHS}
    />
  );
}
