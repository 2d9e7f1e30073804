import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/i18n.tsx';
import { Heart } from '#web/wishlist/heart.tsx';
import { storeQuery } from './store.queries.ts';

/** The heart of the store that the page's address names. */
export default function StoreHeart() {
  const { language } = useI18n();
  const { id = '' } = useParams();
  const { data } = useQuery(storeQuery(useApi(), { language }, id));
  return data && <Heart kind="store" id={data.id} name={data.name} size={44} />;
}
