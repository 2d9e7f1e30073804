import { describe, expect, test } from 'vitest';
import {
  autocompleteShape,
  directionShape,
  distanceShape,
  geocodeShape,
  placeShape,
} from '#contract/location/geo-shapes.ts';
import type { Address } from './geo.ts';
import { toAutocomplete, toDirection, toDistance, toGeocode, toPlaceDetails } from './to-google.ts';

const anAddress: Address = {
  formatted_address: 'Vasagatan 12, Vasastaden, Gothenburg',
  street: 'Vasagatan',
  house_number: '12',
  district: 'Vasastaden',
  city: 'Gothenburg',
  country: 'Sweden',
  location: { lat: 57.7, lng: 11.97 },
  place_id: 'street-1-12',
};

describe('in the shapes of the contract', () => {
  test('an address is the first geocode result', () => {
    const reply = geocodeShape.parse(toGeocode(anAddress));
    expect(reply.status).toBe('OK');
    expect(reply.results[0]?.formatted_address).toBe('Vasagatan 12, Vasastaden, Gothenburg');
    expect(reply.results[0]?.geometry.location).toEqual({ lat: 57.7, lng: 11.97 });
  });

  test('no address is ZERO_RESULTS', () => {
    expect(geocodeShape.parse(toGeocode(null))).toEqual({ results: [], status: 'ZERO_RESULTS' });
  });

  test('a suggestion carries its id, its whole text and its two lines', () => {
    const reply = toAutocomplete([{ placeId: 'place-haga', main: 'Haga', secondary: 'Gothenburg, Sweden' }]);
    expect(autocompleteShape.parse(reply).suggestions).toEqual([
      {
        placePrediction: {
          placeId: 'place-haga',
          text: { text: 'Haga, Gothenburg, Sweden' },
          structuredFormat: { mainText: { text: 'Haga' }, secondaryText: { text: 'Gothenburg, Sweden' } },
        },
      },
    ]);
  });

  test('a place has its location as latitude and longitude', () => {
    const place = {
      id: 'place-haga',
      name: 'Haga',
      formattedAddress: 'Haga, Gothenburg',
      location: { lat: 1, lng: 2 },
    };
    expect(placeShape.parse(toPlaceDetails(place)).location).toEqual({ latitude: 1, longitude: 2 });
  });

  test('a distance is whole metres and seconds with an s', () => {
    const reply = distanceShape.parse(toDistance({ meters: 1500.6, seconds: 122.7, by: 'route' }));
    expect(reply).toMatchObject({ distanceMeters: 1501, duration: '123s', condition: 'ROUTE_EXISTS' });
  });

  test('a straight line is a distance too, and says so [GEO-006]', () => {
    const reply = distanceShape.parse(toDistance({ meters: 900, seconds: 660, by: 'great-circle' }));
    expect(reply).toMatchObject({ distanceMeters: 900, condition: 'ROUTE_NOT_FOUND' });
    expect(reply.status).toBeUndefined();
  });

  test('a route is one direction with its line, no route is none', () => {
    const points = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
    ];
    expect(directionShape.parse(toDirection({ meters: 10, seconds: 5, points })).routes).toEqual([
      { distanceMeters: 10, duration: '5s', polyline: { encodedPolyline: '_p~iF~ps|U_ulLnnqC' } },
    ]);
    expect(toDirection(null)).toEqual({ routes: [] });
  });
});
