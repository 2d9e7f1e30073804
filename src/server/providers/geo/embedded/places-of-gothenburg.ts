import type { Point } from '#domain/location/point.ts';

export type PlaceKind = 'district' | 'square' | 'station' | 'landmark' | 'park';

/** `also`: what people call it too. */
export type KnownPlace = { id: string; name: string; kind: PlaceKind; also: string[] } & Point;

const places = (
  kind: PlaceKind,
  rows: Array<[name: string, lat: number, lng: number, ...also: string[]]>,
): KnownPlace[] => rows.map(([name, lat, lng, ...also]) => ({ id: slug(name), name, kind, also, lat, lng }));

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The street data names streets, not districts or sights; these are the ones a shopper would type. */
export const PLACES: KnownPlace[] = [
  ...places('district', [
    ['Nordstaden', 57.7085, 11.969],
    ['Inom Vallgraven', 57.7045, 11.965, 'City', 'Centrum', 'Old town'],
    ['Vasastaden', 57.6985, 11.9695, 'Vasastan'],
    ['Lorensberg', 57.6988, 11.9775],
    ['Heden', 57.7028, 11.9795],
    ['Haga', 57.6985, 11.957],
    ['Linnéstaden', 57.6945, 11.9515, 'Linné', 'Olivedal'],
    ['Annedal', 57.692, 11.9615],
    ['Masthugget', 57.6985, 11.943],
    ['Majorna', 57.691, 11.928],
    ['Kungsladugård', 57.684, 11.923],
    ['Sanna', 57.6838, 11.914],
    ['Nya Varvet', 57.683, 11.89],
    ['Änggården', 57.682, 11.956],
    ['Guldheden', 57.686, 11.97],
    ['Johanneberg', 57.689, 11.983],
    ['Krokslätt', 57.675, 12.003],
    ['Gårda', 57.7035, 11.9935],
    ['Stampen', 57.7085, 11.984],
    ['Olskroken', 57.7145, 11.998],
    ['Redbergslid', 57.7165, 12.005],
    ['Bagaregården', 57.7185, 12.012],
    ['Lunden', 57.711, 12.01],
    ['Örgryte', 57.698, 12.01],
    ['Skår', 57.691, 12.01],
    ['Härlanda', 57.7165, 12.021],
    ['Kålltorp', 57.7165, 12.031],
    ['Torpa', 57.7085, 12.037],
    ['Björkekärr', 57.717, 12.049],
    ['Utby', 57.7335, 12.054],
    ['Gamlestaden', 57.7285, 12.007],
    ['Kviberg', 57.737, 12.033],
    ['Lindholmen', 57.7075, 11.938],
    ['Sannegården', 57.7065, 11.924],
    ['Eriksberg', 57.7025, 11.915],
    ['Lundby', 57.715, 11.928],
    ['Kyrkbyn', 57.712, 11.908],
    ['Rambergsstaden', 57.7185, 11.942],
    ['Brämaregården', 57.7205, 11.952],
    ['Kvillebäcken', 57.7245, 11.949],
    ['Ringön', 57.7195, 11.97],
    ['Brunnsbo', 57.7285, 11.971],
    ['Backa', 57.743, 11.978],
    ['Biskopsgården', 57.7265, 11.895],
    ['Högsbo', 57.671, 11.928],
    ['Järnbrott', 57.657, 11.923],
  ]),
  ...places('station', [
    ['Göteborg Central', 57.7089, 11.9735, 'Centralstationen', 'Central Station', 'Train station'],
    ['Nils Ericson Terminalen', 57.7104, 11.9717, 'Bus terminal', 'Bussterminalen'],
    ['Korsvägen', 57.6965, 11.9868],
    ['Brunnsparken', 57.7068, 11.9687],
    ['Valand', 57.6999, 11.9752],
    ['Stenpiren', 57.7065, 11.9577],
    ['Hjalmar Brantingsplatsen', 57.7205, 11.9545, 'Hjalmar'],
    ['Svingeln', 57.7117, 11.9925],
    ['Gamlestads torg', 57.7283, 12.0055],
    ['Marklandsgatan', 57.6736, 11.9361],
    ['Axel Dahlströms torg', 57.6708, 11.9273],
  ]),
  ...places('square', [
    ['Gustaf Adolfs torg', 57.707, 11.9677, 'Town hall square'],
    ['Götaplatsen', 57.6968, 11.9796, 'Poseidon'],
    ['Järntorget', 57.6998, 11.9522],
    ['Kungsportsplatsen', 57.7044, 11.9701],
    ['Drottningtorget', 57.7083, 11.9726],
    ['Kungstorget', 57.7031, 11.9673],
    ['Vasaplatsen', 57.6992, 11.9694],
    ['Linnéplatsen', 57.6905, 11.9523],
    ['Stigbergstorget', 57.6987, 11.9345],
    ['Mariaplan', 57.6872, 11.9219],
    ['Redbergsplatsen', 57.7164, 12.0053],
    ['Olskrokstorget', 57.7147, 11.9984],
    ['Kvilletorget', 57.7194, 11.9479],
    ['Eriksbergstorget', 57.7003, 11.9137],
  ]),
  ...places('landmark', [
    ['Liseberg', 57.6949, 11.9925, 'Amusement park', 'Nöjespark'],
    ['Ullevi', 57.7058, 11.9873, 'Nya Ullevi', 'Stadium'],
    ['Scandinavium', 57.7003, 11.9866, 'Arena'],
    ['Svenska Mässan', 57.6975, 11.9885, 'Gothia Towers', 'Exhibition centre'],
    ['Universeum', 57.6957, 11.9895, 'Science centre'],
    ['Världskulturmuseet', 57.6943, 11.99, 'Museum of World Culture'],
    ['Göteborgs konstmuseum', 57.6963, 11.9808, 'Museum of Art'],
    ['Röhsska museet', 57.7001, 11.9732, 'Museum of Design'],
    ['Göteborgs stadsmuseum', 57.7063, 11.9637, 'City museum', 'Ostindiska huset'],
    ['Göteborgsoperan', 57.7107, 11.9627, 'Opera'],
    ['Läppstiftet', 57.7123, 11.9668, 'The lipstick', 'Skanskaskrapan'],
    ['Nordstan', 57.7082, 11.9695, 'Shopping centre'],
    ['Feskekôrka', 57.7011, 11.958, 'Fish church', 'Fiskhallen'],
    ['Stora Saluhallen', 57.7041, 11.968, 'Market hall', 'Saluhallen'],
    ['Domkyrkan', 57.7044, 11.9651, 'Cathedral'],
    ['Hagakyrkan', 57.6995, 11.9587],
    ['Masthuggskyrkan', 57.6976, 11.9364],
    ['Skansen Kronan', 57.696, 11.9555],
    ['Sjöfartsmuseet', 57.699, 11.9337, 'Aquarium', 'Maritime museum'],
    ['Chalmers', 57.6896, 11.9742, 'Chalmers tekniska högskola', 'University of technology'],
    ['Handelshögskolan', 57.6963, 11.9655, 'School of Business'],
    ['Sahlgrenska sjukhuset', 57.683, 11.9618, 'Hospital'],
    ['Östra sjukhuset', 57.7218, 12.052],
    ['Backaplan', 57.7213, 11.9515],
    ['Lindholmen Science Park', 57.7065, 11.94],
  ]),
  ...places('park', [
    ['Slottsskogen', 57.6862, 11.943],
    ['Botaniska trädgården', 57.6825, 11.9512, 'Botanical garden', 'Botaniska'],
    ['Trädgårdsföreningen', 57.7053, 11.9757, 'Garden Society', 'Palmhuset'],
    ['Keillers park', 57.717, 11.9345, 'Ramberget'],
  ]),
];

export const DISTRICTS = PLACES.filter((place) => place.kind === 'district');
