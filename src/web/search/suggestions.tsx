import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { forgetSearches, recentSearches } from '#web/session/remembered/recent-searches.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { itemsQuery } from '../catalog/catalog.queries.ts';
import { productAddress } from '../catalog/links/product-address.ts';
import { storeAddress } from '../catalog/links/store-address.ts';
import { useScope } from '../catalog/scope.ts';
import { suggestQuery } from './suggest.queries.ts';
import { type Option, type OptionGroup, SuggestionList } from './suggestion-list.tsx';

const DEBOUNCE_MS = 180;
const MOST_POPULAR = 6;

/** What the field says of its list to screen readers. */
export type ComboState = { isOpen: boolean; activeId: string | undefined };

/** The field hands its keys over; true: the key was for the list. */
export type ComboKeys = { press(event: KeyboardEvent): boolean };

type SuggestionsProps = {
  ref: Ref<ComboKeys>;
  id: string;
  text: string;
  onState(state: ComboState): void;
  onSearch(text: string): void;
  onGo(address: string): void;
  /** The pressed button vanishes with the list: the keyboard needs another place. */
  onForget(): void;
  onClose(): void;
};

/**
 * Under the search field, on a phone the whole page: recent searches and what others order, or names for what is being
 * typed. The keyboard stays in the field.
 */
export default function Suggestions({ ref, id, text, onState, onSearch, onGo, onForget, onClose }: SuggestionsProps) {
  const t = useTranslate();
  const { groups, forget, isWaiting } = useOptions(text.trim());
  const options = groups.flatMap((group) => group.options);
  // Other words, other list: what was pointed at in the last one is not in this.
  const [pointed, setPointed] = useState({ text, at: -1 });
  if (pointed.text !== text) setPointed({ text, at: -1 });
  const isOpen = options.length > 0;
  const standing = pointed.at < options.length ? pointed.at : -1;
  const activeId = standing >= 0 ? `${id}-${standing}` : undefined;

  useEffect(() => onState({ isOpen, activeId }), [onState, isOpen, activeId]);

  function clear() {
    onForget();
    forget();
  }

  function choose(option: Option) {
    if (option.search !== undefined) onSearch(option.search);
    else if (option.to) onGo(option.to);
  }

  useImperativeHandle(ref, () => ({
    press(event) {
      if (!isOpen) return false;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const next = standing + step;
        setPointed({ text, at: next < -1 ? options.length - 1 : next >= options.length ? -1 : next });
        event.preventDefault();
        return true;
      }
      const option = options[standing];
      if (event.key !== 'Enter' || !option) return false;
      event.preventDefault();
      choose(option);
      return true;
    },
  }));

  return (
    <>
      {isOpen && (
        <SuggestionList
          id={id}
          groups={groups}
          active={standing}
          onChoose={choose}
          onForget={clear}
          onClose={onClose}
        />
      )}
      <p role="status" className="sr-only">
        {isOpen && !isWaiting && t('suggest.found', { count: options.length })}
      </p>
    </>
  );
}

function useOptions(typed: string) {
  const t = useTranslate();
  const scope = useScope();
  const [recent, setRecent] = useState(recentSearches);
  const text = useDebounced(typed, DEBOUNCE_MS);
  const hasSuggestions = scope.module !== null && MODULE_PROFILES[scope.module.module_type].sellsItems;
  const { data, isFetching } = useQuery({
    ...suggestQuery(useApi(), scope, text),
    enabled: hasSuggestions && text.length >= 2,
  });

  const { data: popular = [] } = useQuery({
    ...itemsQuery(useApi(), scope, 'popular'),
    enabled: hasSuggestions && typed === '',
  });

  function forget() {
    forgetSearches();
    setRecent([]);
  }

  const groups: OptionGroup[] =
    typed === ''
      ? [
          {
            title: t('suggest.recent'),
            isRecent: true,
            options: recent.map((search) => ({ key: `recent ${search}`, icon: History, text: search, search })),
          },
          {
            title: t('suggest.popular'),
            options: popular.slice(0, MOST_POPULAR).map((item) => ({
              key: `popular ${item.id}`,
              picture: item.image,
              text: item.name,
              note: item.store_name,
              to: productAddress({ ...item, isCampaignItem: false }),
            })),
          },
        ]
      : [
          {
            title: t('suggest.items'),
            options: (text.length >= 2 ? (data?.items ?? []) : []).map((item) => ({
              key: `item ${item.id}`,
              picture: item.image,
              text: item.name,
              note: item.store_name,
              to: productAddress({ ...item, isCampaignItem: false }),
            })),
          },
          {
            title: t('suggest.stores'),
            options: (text.length >= 2 ? (data?.stores ?? []) : []).map((store) => ({
              key: `store ${store.id}`,
              picture: store.logo,
              text: store.name,
              note: store.tagline,
              to: storeAddress({ ...store, lat: Number(store.latitude), lng: Number(store.longitude) }),
            })),
          },
          {
            options: [{ key: 'all', icon: Search, text: t('suggest.all', { text: typed }), search: typed }],
          },
        ];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    forget,
    isWaiting: isFetching || text !== typed,
  };
}
