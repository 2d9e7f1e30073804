import type { ReactNode } from 'react';
import { StoreFacts } from './store-facts.tsx';
import { StoreHeadFrame } from './store-head-frame.tsx';
import type { StoreView } from './store-view.ts';

/** Who it is and where; beside it the figures one orders by. */
export const StoreHead = ({ store, actions }: { store: StoreView; actions?: ReactNode }) => (
  <StoreHeadFrame
    store={store}
    path={`/store/${store.slug}`}
    favouriteKind="store"
    facts={<StoreFacts store={store} />}
    actions={actions}
  />
);
