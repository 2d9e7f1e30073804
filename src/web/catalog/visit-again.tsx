import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { StoreCardSkeleton } from './card-skeletons.tsx';
import { visitAgainQuery } from './home-rows.queries.ts';
import { RowSection } from './row-section.tsx';
import { useScope } from './scope.ts';
import { StoreCard } from './store-card.tsx';
import { STORE_WIDTHS } from './store-section.tsx';

/** Where a signed-in shopper ordered before. Absent while it is not known: nobody has to see a place held for nothing. */
export function VisitAgain({ title, text }: { title: MessageKey; text?: MessageKey }) {
  const t = useTranslate();
  const token = useSession((session) => session.token);
  const query = useQuery({ ...visitAgainQuery(useApi(), useScope()), enabled: token !== null });
  if (!query.data) return null;
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
