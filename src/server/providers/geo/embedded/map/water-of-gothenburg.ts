import type { Feature } from 'geojson';
import { decodePolyline } from '#domain/location/polyline.ts';

/**
 * The street data has no water, and Gothenburg without its river is no Gothenburg. The river was drawn into the gap that
 * the quays leave between them, the canals from bridge to bridge: right to a house or two, for looking at only.
 */
const RIVER = [
  'qcq_JinghA?mCJyARg@jASfp@d@~BPlDn@`CN`_Ae@~BPdKxB|Bx@hE|B|Bd@vE?|Bd@pa@pTlAdA^z@t@p@jAf@vA`BvNfW|ArBtApAxAxBnE',
  'fJbAzAj@TbA|AzBhFbBpCjBvB`BtCjHnQt@tAT?n@zAjAtDvAfDhCpEnAtDxCbO~@dD~@vBn@jD`@|Ex@hEfQne@nApAjASz@\\h@nAn@bCt@tD',
  'nA`DbCrD~@bCTxB^xAj@z@b@\\`@?RSJg@TS^?TRHf@d@H~@Sp@r@^vBx@z@vA?~@zAj@tDt@xA~@?h@RTf@n@xBxDlOnA|DjDxIfAdE|AzIVpE',
  'KhENbCj@z@\\tCdAr^\\|Eh@hETrE?|EX~Ct@dBZbC?~CUxBi@nAUfA?z@Xz@t@|@TlBI`DRvCt@jC`AfAjA?r@\\`@z@`@pCn@dHVjFJbIl@vE|G',
  'rSf@bD?lCd@vBjAdBz@p@h@?^\\Tz@hADnDeArALj@pAXxAJbB^r@t@?d@RTf@NxAHlCd@lC~@lCp@rD^|E~@~D`B`Dn@`D?`DV`Ez@hHv@xC`A',
  'nAd@dBHvBTzA^z@z@f@tAR~@r@j@nAj@xCjHdn@NlDIxBu@bB_BnAu@zAKbBn@vBlD`FbAzDx@hN|@tB`B?~@\\^z@b@rCpDrb@l@`FjApHj@`F',
  'hIt_Ab@hFlh@bnHNnF?nYMlFc@`HmAtBsV?aC?w_A?kAwB_AqTOoFeNwnIGqFeBibCAkD?cBNgA^g@NaC?}EO_F_@}EN_D~@eBn@q@`@?X\\Tz@',
  'h@R`AS^g@?{@U{@i@}@e@sCa@wFOgE?_DTyBj@oAToB?mCQmB_@qAiA]wBReAIUg@OaCI_FOwBUS_@}BaAwJe@eC_@i@O{@?oAe@}@iAg@gAmB',
  '_AuDeAwCkAwBe@oB?cBe@yBiAmCe@aC?yBe@eAkASo@i@U{@e@]u@?i@]a@}@OeA?oAo@oB_BkCu@cCKyBTyAt@{@X}@?{@c@yAkAyBq@aDSiE',
  'eAcBwB?eASUi@]eCoFyg@OkF`@uU?kDKeBUoA_@{@IyBHuDOaDi@kC{@qAkASu@q@_@oAk@i@u@?e@SSg@KeA?eBd@oAjA{@d@qA?cBOcC_@aD',
  'q@mB_A}@_@eA?oA_@qCcE}R_AoD_AmCaBwAwCk@_ByA_AkCyA_CyYwYw@wA?{@XeAt@qAZeA?{@{@mAkCkBu@kBHwB_@oBkAcBy@mCk@uDUwB?',
  '}@Jq@Rg@d@St@?`@g@HqA_@cBkAyB{Aq@kBR{AwA_DyKUqD^aD[qAuA?uAyAkB}E[kD`@aDa@oA_B?{AoAuAaDk@yB?oA^qA`AoA^eA?}@Yg@u',
  '@Sk@R_@z@e@^k@?e@s@_@cBu@eBkAcB_AyBu@kCYeB?{@N{@^}@HmBIaD[oAi@?aAyAiB_FaAcBi@UiAsAqBkDoBqBiGeDaBmBkAkCk@cCIyBu',
  '@eAaBS}A}AgHgOgBkCiNkNwBkA}n@eN{A{@u@qAo@g@k@?YRIh@gARgW?aCOaEq@aCQsrAkAkAUSg@K{A',
].join('');

type Line = Array<[lng: number, lat: number]>;

const MOAT: Line = [
  [11.9745, 57.7074],
  [11.9746, 57.7062],
  [11.9733, 57.7049],
  [11.9717, 57.704],
  [11.9704, 57.7036],
  [11.9695, 57.7027],
  [11.9686, 57.7023],
  [11.9674, 57.7022],
  [11.9662, 57.7016],
  [11.9652, 57.7012],
  [11.9641, 57.7008],
  [11.9625, 57.7004],
  [11.9609, 57.7004],
  [11.959, 57.7009],
  [11.9572, 57.7013],
  [11.9556, 57.7026],
  [11.9542, 57.7032],
];

const GREAT_HARBOUR_CANAL: Line = [
  [11.957, 57.7067],
  [11.9595, 57.7064],
  [11.9628, 57.7061],
  [11.9654, 57.7064],
  [11.9689, 57.707],
  [11.9697, 57.7072],
  [11.974, 57.7074],
  [11.9777, 57.7074],
];

export const WATER: Feature[] = [
  {
    type: 'Feature',
    properties: { kind: 'river' },
    geometry: { type: 'Polygon', coordinates: [decodePolyline(RIVER).map(({ lat, lng }) => [lng, lat])] },
  },
  ...[MOAT, GREAT_HARBOUR_CANAL].map(
    (coordinates): Feature => ({
      type: 'Feature',
      properties: { kind: 'canal' },
      geometry: { type: 'LineString', coordinates },
    }),
  ),
];
