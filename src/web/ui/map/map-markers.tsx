import MapPin from 'lucide-react/icons/map-pin';
import { type MapLibreMap, Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../pictures/icon.tsx';
import type { MapMarker } from './map-props.ts';

export function MapMarkers({ map, markers }: { map: MapLibreMap; markers: readonly MapMarker[] }) {
  return markers.map((marker) => <OneMarker key={marker.id} map={map} marker={marker} />);
}

function OneMarker({ map, marker }: { map: MapLibreMap; marker: MapMarker }) {
  const [element] = useState(() => document.createElement('div'));
  const [drawn] = useState(() => new Marker({ element, anchor: 'bottom' }));
  const { lat, lng } = marker.at;

  useEffect(() => {
    drawn.setLngLat({ lat, lng });
  }, [drawn, lat, lng]);

  useEffect(() => {
    element.style.zIndex = marker.isOnTop ? '1' : '';
  }, [element, marker.isOnTop]);

  const { x = 0, y = 0 } = marker.aside ?? {};
  useEffect(() => {
    drawn.setOffset([x, y]);
  }, [drawn, x, y]);
  const isMovable = marker.onDrop !== undefined;
  const dropped = useEffectEvent(() => {
    const at = drawn.getLngLat();
    marker.onDrop?.({ lat: at.lat, lng: at.lng });
  });
  useEffect(() => {
    drawn.setDraggable(isMovable);
    const drop = () => dropped();
    drawn.on('dragend', drop);
    return () => void drawn.off('dragend', drop);
  }, [drawn, isMovable]);

  useEffect(() => {
    drawn.addTo(map);
    // The library names every marker "Map marker"; the content has its own name.
    element.removeAttribute('aria-label');
    element.removeAttribute('role');
    element.removeAttribute('tabindex');
    // A press on a marker is not a press on the map below it.
    const keep = (event: Event) => event.stopPropagation();
    element.addEventListener('click', keep);
    return () => {
      element.removeEventListener('click', keep);
      drawn.remove();
    };
  }, [map, drawn, element]);

  const picture = marker.picture ?? (
    <Icon of={MapPin} size={36} filled className="text-accent [&>circle]:fill-on-accent" />
  );
  if (!marker.onPress) {
    return createPortal(
      <span role="img" aria-label={marker.label}>
        {picture}
      </span>,
      element,
    );
  }
  return createPortal(
    <button type="button" aria-label={marker.label} onClick={marker.onPress} className="hit-area block rounded-pill">
      {picture}
    </button>,
    element,
  );
}
