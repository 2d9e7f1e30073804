import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/controls/button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Carousel } from '#web/ui/lists/carousel.tsx';
import { SnapRow } from '#web/ui/lists/snap-row.tsx';
import type { CarouselLabels } from '#web/ui/lists/use-carousel.ts';
import type { MapProps } from '#web/ui/map/map-props.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Part } from './part.tsx';

const CAROUSEL: CarouselLabels = {
  carousel: 'Offers',
  previous: 'Previous offer',
  next: 'Next offer',
  pause: 'Stop the offers',
  play: 'Let the offers run',
  slide: (place, count) => `${place} of ${count}`,
};

const SLIDES = [
  { title: 'Double burgers, single price', ground: 'bg-ground-peach' },
  { title: 'Fresh bowls, free delivery', ground: 'bg-ground-mint' },
  { title: 'The right car, right around the corner', ground: 'bg-ground-sky' },
];

const GROUNDS = ['peach', 'butter', 'sage', 'mint', 'sky', 'lilac', 'rose', 'sand'];

const EMPTY_STYLE: MapProps['style'] = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#f1ece5' } }],
};

const SQUARE = { lat: 57.7, lng: 11.97 };

const AROUND = [
  { lat: 57.704, lng: 11.96 },
  { lat: 57.704, lng: 11.98 },
  { lat: 57.696, lng: 11.98 },
  { lat: 57.696, lng: 11.96 },
];

const WAY = [
  { lat: 57.698, lng: 11.963 },
  { lat: 57.7, lng: 11.97 },
];

export function MediaPart() {
  const [mapShown, setMapShown] = useState(false);
  const [picked, setPicked] = useState('');

  return (
    <Part title="Pictures, rows, map">
      <Carousel labels={CAROUSEL} autoplayMs={4000} className="rounded-sheet">
        {SLIDES.map((slide) => (
          <div key={slide.title} className={`flex h-64 items-center p-8 md:h-80 md:ps-20 ${slide.ground}`}>
            <p className="max-w-90 font-extrabold text-headline tracking-tight md:text-hero">{slide.title}</p>
          </div>
        ))}
      </Carousel>
      <SnapRow
        label="Grounds"
        previousLabel="Back"
        nextLabel="Onwards"
        head={<h3 className="font-bold text-lead tracking-tight md:text-title">Grounds</h3>}
        className="[--card:164px] md:[--card:230px]"
      >
        {GROUNDS.map((ground) => (
          <li key={ground}>
            <div
              className="aspect-square rounded-card md:aspect-4/3"
              style={{ background: `var(--color-ground-${ground})` }}
            />
            <Link to={`/ui?ground=${ground}`} className="block pt-3 font-semibold">
              {ground}
            </Link>
          </li>
        ))}
      </SnapRow>
      <div className="w-57.5 overflow-hidden rounded-card">
        <Picture id="not-there" ratio="4x3" alt="A picture that is missing" sizes="230px" className="aspect-4/3" />
      </div>
      {mapShown ? (
        <MapView
          style={EMPTY_STYLE}
          center={SQUARE}
          markers={[{ id: 'here', at: SQUARE, label: 'Your address', onPress: () => setPicked('the marker') }]}
          polygons={[AROUND]}
          line={WAY}
          onPick={({ lat, lng }) => setPicked(`${lat.toFixed(3)}, ${lng.toFixed(3)}`)}
          labels={{ map: 'Map', zoomIn: 'Zoom in', zoomOut: 'Zoom out', attribution: 'About this map' }}
          unavailable={<StateBlock tone="error" title="The map cannot be shown here" />}
          className="h-80 rounded-card"
        />
      ) : (
        <Button look="secondary" className="self-start" onClick={() => setMapShown(true)}>
          Show map
        </Button>
      )}
      {mapShown && <output className="text-ink-2 text-small">Picked: {picked || 'nothing yet'}</output>}
    </Part>
  );
}
