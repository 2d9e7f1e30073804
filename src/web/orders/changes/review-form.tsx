import CircleCheck from 'lucide-react/icons/circle-check';
import { useId, useState } from 'react';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, FieldNote } from '#web/ui/fields/field.tsx';
import { RatingInput } from '#web/ui/fields/rating-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { OrderPicture } from '../order-picture.tsx';
import { refusalOf } from '../refusal-of.ts';
import { PicturesField } from './pictures-field.tsx';

type ReviewWords = { rating: number; comment: string | null; attachment?: File[] };

type ReviewFormProps = {
  /** Of whom or what, as the shopper knows it. */
  name: string;
  picture: string | null;
  heading: string;
  /** Stars alone are enough for an item, not for a person. */
  needsComment: boolean;
  send(words: ReviewWords): Promise<unknown>;
  isReviewed: boolean;
};

/** Stars, words and pictures for one thing; once sent it only says so. */
export function ReviewForm({ name, picture, heading, needsComment, send, isReviewed }: ReviewFormProps) {
  const t = useTranslate();
  const id = useId();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [pictures, setPictures] = useState<File[]>([]);
  const [complains, setComplains] = useState(false);
  const [pictureError, setPictureError] = useState<string>();
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const isSent = isReviewed || state === 'sent';
  const lacksComment = needsComment && comment.trim() === '';

  async function submit() {
    if (rating === 0 || lacksComment) return setComplains(true);
    setState('sending');
    try {
      await send({ rating, comment: comment.trim() || null, ...(pictures.length > 0 && { attachment: pictures }) });
      setState('sent');
    } catch (failure) {
      setPictureError(refusalOf(failure, 'attachment'));
      sayFailure(t, failure);
      setState('open');
    }
  }

  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (state === 'open') submit();
      }}
      className="flex flex-col gap-3 border-line border-b py-5 first:pt-0 last:border-b-0 last:pb-0"
    >
      <div className="flex items-center gap-3">
        <OrderPicture url={picture} size={48} className="rounded-thumb" />
        <h3 id={id} className="min-w-0 flex-1 font-semibold text-small">
          <bdi>{heading}</bdi>
        </h3>
      </div>
      {isSent ? (
        <p role="status" className="flex items-center gap-2 font-semibold text-small text-success-ink">
          <Icon of={CircleCheck} size={18} />
          {t('review.done')}
        </p>
      ) : (
        <>
          <div>
            <RatingInput
              label={t('review.stars', { name })}
              starLabel={(count) => t('review.star', { count })}
              value={rating}
              onChange={setRating}
            />
            {complains && rating === 0 && <FieldNote id={`${id}-stars`} text={t('review.stars_needed')} isError />}
          </div>
          <Field
            label={t(needsComment ? 'review.comment_rider' : 'review.comment')}
            error={complains && lacksComment ? t('review.comment_needed') : undefined}
          >
            <Textarea
              dir="auto"
              maxLength={1000}
              rows={2}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          </Field>
          <PicturesField label={t('review.pictures')} files={pictures} onFiles={setPictures} error={pictureError} />
          <Button type="submit" className="self-start" progress={state === 'sending' ? t('review.progress') : null}>
            {t('review.send')}
          </Button>
        </>
      )}
    </form>
  );
}
