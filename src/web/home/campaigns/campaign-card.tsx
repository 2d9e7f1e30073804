import { resultAddress } from '#web/catalog/links/result-request.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Scene, Title } from '../banners/banner-slide.tsx';

type Campaign = { id: number; image: string; title: string; description: string; module_id: number };

const SCENES = {
  small: { ratio: '5x3', sizes: '400px', widest: 960, place: 'object-[50%_72%]' },
  // A narrow screen shows less than half of its width: the part with the subject.
  wide: { ratio: '5x1', sizes: '(min-width: 1304px) 1240px, 830px', widest: 1600, place: 'object-[74%_50%]' },
} as const;

/** More of them stand in a row as they are; one or two share it. */
const MOST_THAT_SHARE = 2;

/** Several stores under one banner; it leads to those stores. `of`: so many campaigns there are. */
export function CampaignCard({ campaign, of }: { campaign: Campaign; of: number }) {
  const isWide = of <= MOST_THAT_SHARE;
  const { id, image, title, description, module_id } = campaign;
  return (
    <article className={classNames('banner h-41.5', isWide && 'min-[960px]:h-50')}>
      <Scene id={image} {...SCENES[isWide ? 'wide' : 'small']} />
      <div className={classNames('banner-words', isWide && 'min-[960px]:px-8')}>
        <h2 className={classNames('line-clamp-3', isWide && 'min-[960px]:text-headline')}>
          <Title slide={{ title, to: resultAddress({ kind: 'campaign', id, name: title }, module_id) }} />
        </h2>
        <p
          className={classNames(
            'mt-1 line-clamp-4 text-caption text-ink-2',
            isWide && 'min-[960px]:mt-2 min-[960px]:text-body',
          )}
        >
          <bdi>{description}</bdi>
        </p>
      </div>
    </article>
  );
}
