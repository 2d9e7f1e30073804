import type { Point } from '#domain/location/point.ts';
import type { TravelMode } from '#domain/location/route-attempts.ts';
import type { Address, Place, PlaceSuggestion, Route } from '../geo.ts';

/** The calls that the town's thread answers. Both ends are checked against this. */
export type TownCalls = {
  reverse(at: Point, language: string): Address | null;
  search(text: string, language: string, near?: Point): PlaceSuggestion[];
  place(placeId: string): Place | null;
  route(from: Point, to: Point, mode: TravelMode): Route | null;
  tile(z: number, x: number, y: number): Uint8Array | null;
};

export type TownCall = keyof TownCalls;
export type TownQuestion = {
  [Name in TownCall]: { id: number; name: Name; args: Parameters<TownCalls[Name]> };
}[TownCall];
export type TownAnswer = { id: number; value: ReturnType<TownCalls[TownCall]> } | { id: number; error: string };
