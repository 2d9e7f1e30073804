import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Draft, Row } from './draft.ts';
import { type Random, randomFrom } from './random.ts';
import type { Store } from './read-town.ts';
import { comments, replies } from './review-texts.ts';
import type { Sales } from './sales.ts';

type ReviewTexts = (typeof comments)[keyof typeof comments];
type Review = Row & { created_at: string };

const MOST_PER_THING = 36;

/** Every star in the town was given by somebody: counts and averages are what these rows add up to. */
export function buildReviews(
  draft: Draft,
  reviewers: readonly number[],
  { items, vehicles }: Sales,
  ofTrips: readonly Review[],
): void {
  const reviews = [
    ...ofTrips,
    ...items.flatMap(({ id, store, orders }) =>
      reviewsOf(draft, reviewers, `item ${id}`, store, (orders / 30) * talkOf(`item ${id}`), {
        store_id: store.id,
        item_id: id,
        vehicle_id: null,
        trip_id: null,
      }),
    ),
    ...vehicles.flatMap(({ id, store, trips }) =>
      reviewsOf(draft, reviewers, `vehicle ${id}`, store, trips / 9, {
        store_id: store.id,
        item_id: null,
        vehicle_id: id,
        trip_id: null,
      }),
    ),
  ];
  // The oldest first, so that a higher id is a newer review.
  reviews.sort((a, b) => (a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0));
  for (const review of reviews) draft.add('reviews', review);
}

/** Some things are bought without a word, others are what everybody talks about. */
const talkOf = (key: string): number => 0.2 + 1.6 * randomFrom(`talk ${key}`).number();

const textsOf = (module: ModuleType): ReviewTexts => (module === 'parcel' ? comments.ecommerce : comments[module]);

function reviewsOf(
  draft: Draft,
  reviewers: readonly number[],
  key: string,
  store: Store,
  expected: number,
  about: Row,
): Review[] {
  const random = randomFrom(`reviews ${key}`);
  const texts = textsOf(store.module);
  // Some stores are simply better than others, and some of their things better than the rest.
  const gladShare = 0.45 + 0.42 * randomFrom(`quality ${store.slug}`).number() + 0.13 * random.number();
  const people = random.some(reviewers, Math.min(MOST_PER_THING, Math.floor(expected)));
  return people.map((customer_id) => {
    const rating = starsFrom(random, gladShare);
    const age = 1 + 300 * random.number() ** 2;
    const comment = random.chance(0.6) ? random.pick(textsFor(texts, rating)) : null;
    return {
      ...about,
      customer_id,
      rating,
      comment,
      ...replyTo(draft, random, comment === null ? null : rating, age),
      created_at: draft.moment(-age),
    };
  });
}

function starsFrom(random: Random, gladShare: number): number {
  if (random.chance(gladShare)) return random.chance(0.68) ? 5 : 4;
  return random.pick([4, 3, 3, 2, 1]);
}

function textsFor(texts: ReviewTexts, rating: number): readonly string[] {
  if (rating >= 4) return texts.glad;
  return rating === 3 ? texts.so_so : texts.unhappy;
}

function replyTo(draft: Draft, random: Random, rating: number | null, age: number): Row {
  if (rating === null || !random.chance(rating <= 2 ? 0.6 : 0.12)) return { reply: null, replied_at: null };
  return {
    reply: random.pick(rating <= 3 ? replies.sorry : replies.thanks),
    replied_at: draft.moment(-Math.max(0.1, age - 0.8)),
  };
}
