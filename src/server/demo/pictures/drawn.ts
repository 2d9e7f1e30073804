import { isDrawing } from './drawings/families.ts';
import { ELECTRONICS } from './electronics.ts';
import { glyphShapes } from './glyph.ts';
import { across, type Drawn, glyph, line, round, type Shades, screenOf, shine, WHITE } from './packet-parts.ts';

/**
 * Things the emoji set has one drawing for and a shop has a shelf of: a packet, a tube, a phone, a glass with something in it.
 * Named form-colour-mark (`carton-sky-moon`, `glass-cola-ice`). The mark of a packet is an icon on its label, the
 * mark of a glass is what lies on top of the drink.
 */
const FORMS = [
  'carton',
  'vial',
  'tube',
  'spray',
  'dropper',
  'jar',
  'can',
  'tin',
  'bottle',
  'pouch',
  'gable',
  'blister',
  'device',
  'bar',
  'phone',
  'headphones',
  'laptop',
  'watch',
  'tv',
  'speaker',
  'projector',
  'handheld',
  'router',
  'slab',
  'organiser',
  'glass',
] as const;

const COLOURS = {
  coral: ['#ff9d8a', '#f0604d', '#b93a35'],
  cherry: ['#ff7d92', '#d92b4b', '#97173a'],
  rose: ['#ffc4d4', '#f184a3', '#bb4f76'],
  orange: ['#ffc07a', '#f7861f', '#bf5a10'],
  amber: ['#ffe08a', '#f5b524', '#b97a0e'],
  lemon: ['#fff3a6', '#f4da3c', '#b99a13'],
  leaf: ['#b6e38d', '#63b13c', '#3b7a28'],
  teal: ['#8fe0d3', '#1fa595', '#0f6c68'],
  sky: ['#a9dcff', '#3f9be8', '#2467ad'],
  navy: ['#8ea6e6', '#36509f', '#212f6b'],
  violet: ['#cfb8fb', '#8a5fe0', '#59379f'],
  cocoa: ['#c79a7b', '#7c4a2d', '#4c2a19'],
  cola: ['#8a4a34', '#4a1f16', '#260d0a'],
  cream: ['#fffaf0', '#f3e3c8', '#cbb28d'],
  slate: ['#c9d1da', '#7d8a99', '#4d5866'],
} as const;

/** What is too light to be read on white is marked in a darker tone of its own. */
const MARKS: Partial<Record<DrawnColour, string>> = { amber: '#c9830a', lemon: '#a88706', cream: '#927753' };

type DrawnColour = keyof typeof COLOURS;
type Form = (typeof FORMS)[number];

const NAME = new RegExp(`^(${FORMS.join('|')})-(${Object.keys(COLOURS).join('|')})-([a-z0-9]+(?:-[a-z0-9]+)*)$`);

/** What stands on a packet is to be read: nobody sees it from its other side. */
export const isPacket = (object: string): boolean => NAME.test(object);

export const isDrawn = (object: string): boolean => isPacket(object) || isDrawing(object);

/** The name of a packet or glass as a pattern, for whoever checks names. */
export const PACKET_NAME = NAME;

export async function drawnObject(object: string): Promise<Buffer> {
  const shapes = isPacket(object) ? await packet(object) : (await import('./drawings/draw.ts')).draw(object);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${shapes}</svg>`,
  );
}

async function packet(object: string): Promise<string> {
  const [, form, colour, mark = ''] = NAME.exec(object) ?? [];
  if (form === undefined || colour === undefined) throw new Error(`${object} is no packet`);
  const [light, main, dark] = COLOURS[colour as DrawnColour];
  const shades = { light, main, dark, mark: MARKS[colour as DrawnColour] ?? main };
  return form === 'glass'
    ? glass(shades, mark)
    : PACKETS[form as Exclude<Form, 'glass'>](shades, await glyphShapes(mark));
}

const PACKETS: Record<Exclude<Form, 'glass'>, Drawn> = {
  ...ELECTRONICS,

  carton: (shades, icon) => `${WHITE}
    <path d="M24 92 64 58h176l-34 34z" fill="#fbf9ff"/>
    <path d="M206 92 240 58v118l-34 38z" fill="${shades.dark}"/>
    <path d="M206 92 240 58v46l-34 38z" fill="#d6cde8"/>
    <rect x="24" y="92" width="182" height="122" fill="url(#white)"/>
    <path d="M24 170c52-34 104 22 182-28v72H24z" fill="${shades.main}"/>
    <path d="M24 186c60-26 108 22 182-18v46H24z" fill="${shades.light}" opacity="0.55"/>
    ${line(92, 108, 96, shades.dark)}${line(92, 126, 66, '#b9b1cc')}
    ${glyph(icon, 38, 102, 44, shades.mark)}`,

  vial: (shades, icon) => `${WHITE}${round(shades)}
    <rect x="70" y="76" width="116" height="166" rx="22" fill="url(#round)"/>
    <rect x="62" y="20" width="132" height="56" rx="14" fill="url(#white)"/>
    ${[82, 104, 126, 148, 170].map((x) => `<rect x="${x}" y="28" width="5" height="40" rx="2" fill="#cfc6e2" opacity="0.7"/>`).join('')}
    <rect x="70" y="112" width="116" height="92" fill="url(#white)"/>
    ${glyph(icon, 102, 120, 52, shades.mark)}${line(98, 184, 60, shades.dark, 0.8)}${shine(82, 84, 9, 22)}`,

  tube: (shades, icon) => `${WHITE}${round(shades)}
    <path d="M52 22h152l-22 176H74z" fill="url(#white)"/>
    <path d="M52 22h152l-2 18H54z" fill="#cfc6e2"/>
    <path d="M64 122h128l-9.5 76H73.5z" fill="url(#round)"/>
    <rect x="84" y="198" width="88" height="44" rx="10" fill="url(#white)"/>
    <rect x="84" y="198" width="88" height="8" fill="#cfc6e2"/>
    ${glyph(icon, 102, 52, 54, shades.mark)}${line(98, 146, 60, '#ffffff', 0.9)}${line(106, 164, 44, '#ffffff', 0.6)}`,

  spray: (shades, icon) => `${WHITE}${round(shades)}
    <path d="M112 14h32v44h-32z" fill="url(#white)"/>
    <path d="M96 58h64v22H96z" fill="#d6cde8"/>
    <rect x="84" y="80" width="88" height="34" rx="8" fill="url(#white)"/>
    <rect x="76" y="108" width="104" height="134" rx="20" fill="url(#round)"/>
    <rect x="88" y="130" width="80" height="84" rx="12" fill="#fffdf9"/>
    ${glyph(icon, 104, 138, 48, shades.mark)}${line(102, 196, 52, shades.dark, 0.7)}${shine(84, 120, 7, 70, 0.4)}`,

  dropper: (shades, icon) => `${WHITE}${round(shades)}
    <path d="M108 14c0-8 40-8 40 0v52h-40z" fill="#5b4f6b"/>
    <rect x="92" y="62" width="72" height="30" rx="8" fill="url(#white)"/>
    <path d="M100 92h56v12c34 8 40 30 40 52v66a20 20 0 0 1-20 20H80a20 20 0 0 1-20-20v-66c0-22 6-44 40-52z" fill="url(#round)"/>
    <rect x="72" y="150" width="112" height="70" rx="10" fill="#fffdf9"/>
    ${glyph(icon, 84, 160, 46, shades.mark)}${line(138, 166, 34, shades.dark, 0.7)}${line(138, 186, 24, '#b9b1cc')}${shine(72, 122, 8, 22, 0.5)}`,

  jar: (shades, icon) => `${WHITE}${round(shades)}
    <rect x="54" y="64" width="148" height="176" rx="30" fill="url(#round)"/>
    <rect x="54" y="64" width="148" height="176" rx="30" fill="#ffffff" opacity="0.1"/>
    <rect x="60" y="24" width="136" height="46" rx="12" fill="url(#white)"/>
    <rect x="60" y="54" width="136" height="8" fill="#cfc6e2"/>
    <rect x="54" y="116" width="148" height="84" fill="#fffaf0"/>
    ${glyph(icon, 100, 122, 56, shades.mark)}${line(92, 184, 72, shades.dark, 0.7)}${shine(66, 82, 10, 28, 0.6)}`,

  can: (shades, icon) => `${round(shades)}
    ${across('metal', [
      [0, '#b8bcc6'],
      [0.3, '#f7f8fb'],
      [0.65, '#c6cad3'],
      [1, '#8c92a0'],
    ])}
    <path d="M78 34h100l14 26v146l-14 30H78l-14-30V60z" fill="url(#metal)"/>
    <path d="M64 60h128v146H64z" fill="url(#round)"/>
    <ellipse cx="128" cy="34" rx="50" ry="12" fill="#dfe2e9"/><ellipse cx="128" cy="33" rx="40" ry="8" fill="#b8bcc6"/>
    <path d="M64 150c40-40 86 12 128-34v90H64z" fill="#ffffff" opacity="0.24"/>
    ${glyph(icon, 98, 84, 60, '#ffffff')}${line(96, 168, 64, '#ffffff')}${shine(76, 70, 9, 120, 0.4)}`,

  /** Food in a tin: ribbed steel with a ring to pull, its label around it. */
  tin: (shades, icon) => `${round(shades)}
    ${across('steel', [
      [0, '#a9aeba'],
      [0.3, '#fbfcfe'],
      [0.65, '#c6cad3'],
      [1, '#868c9b'],
    ])}
    <path d="M40 62v134c0 16 40 28 88 28s88-12 88-28V62z" fill="url(#steel)"/>
    <path d="M40 76c0 16 40 28 88 28s88-12 88-28v104c0 16-40 28-88 28s-88-12-88-28z" fill="url(#round)"/>
    <ellipse cx="128" cy="62" rx="88" ry="27" fill="#eef0f5"/><ellipse cx="128" cy="63" rx="76" ry="21" fill="#b9bec9"/><ellipse cx="128" cy="65" rx="70" ry="17" fill="#d7dbe3"/>
    <path d="M112 62c0-9 32-9 32 0s-8 12-16 12-16-3-16-12z" fill="none" stroke="#8f95a4" stroke-width="6"/>
    <circle cx="128" cy="154" r="40" fill="#fffaf0"/>${glyph(icon, 101, 127, 54, shades.mark)}${shine(54, 106, 9, 76, 0.4)}`,

  /** What is poured from a neck with a cap. */
  bottle: (shades, icon) => `${WHITE}${round(shades)}
    <path d="M104 16q0-8 8-8h32q8 0 8 8v26h-48z" fill="url(#white)"/><path d="M104 34h48v8h-48z" fill="#cfc6e2"/>
    <path d="M108 42h40v16c0 24 36 34 36 70v98a20 20 0 0 1-20 20H92a20 20 0 0 1-20-20v-98c0-36 36-46 36-70z" fill="url(#round)"/>
    <path d="M72 142h112v70H72z" fill="#fffaf0"/><path d="M72 142h112v6H72zM72 206h112v6H72z" fill="${shades.dark}" opacity="0.55"/>
    ${glyph(icon, 104, 150, 46, shades.mark)}${shine(84, 112, 8, 24, 0.5)}${shine(114, 50, 6, 26, 0.35)}`,

  pouch: (shades, icon) => `${WHITE}${round(shades)}
    <path d="M56 28h144l8 26c-10 70 10 120 4 174-40 14-128 14-168 0-6-54 14-104 4-174z" fill="url(#round)"/>
    <path d="M56 28h144l8 26H48z" fill="${shades.dark}" opacity="0.75"/>
    <circle cx="128" cy="128" r="48" fill="#fffaf0"/>
    ${glyph(icon, 98, 98, 60, shades.mark)}${line(92, 192, 72, '#ffffff', 0.9)}${line(106, 208, 44, '#ffffff', 0.6)}
    ${shine(66, 66, 9, 100, 0.28)}`,

  gable: (shades, icon) => `${WHITE}
    <path d="M52 86 84 40h102l-26 46z" fill="#ffffff"/>
    <path d="M84 40h102V20H84z" fill="#d6cde8"/>
    <path d="M160 86 186 40l24 46v150l-50 6z" fill="${shades.dark}"/>
    <path d="M160 86 186 40l24 46v40l-50 10z" fill="#d6cde8"/>
    <rect x="52" y="86" width="108" height="156" fill="url(#white)"/>
    <path d="M52 156c36-30 66 18 108-20v106H52z" fill="${shades.main}"/>
    ${glyph(icon, 78, 96, 52, shades.mark)}${line(70, 196, 72, '#ffffff')}${line(70, 214, 46, '#ffffff', 0.7)}`,

  /** Pills in foil before their box. */
  blister: (shades, icon) => `${WHITE}
    <path d="M30 40 58 20h170l-28 20z" fill="#fbf9ff"/><path d="M200 40 228 20v96l-28 24z" fill="${shades.dark}"/>
    <rect x="30" y="40" width="170" height="100" fill="url(#white)"/>
    <path d="M30 104c50-26 100 14 170-18v54H30z" fill="${shades.main}"/>
    ${glyph(icon, 42, 50, 44, shades.mark)}${line(98, 58, 80, shades.dark)}${line(98, 76, 54, '#b9b1cc')}
    <path d="M12 138q0-12 12-12h208q12 0 12 12v86q0 12-12 12H24q-12 0-12-12z" fill="#c3c8d6"/>
    <path d="M12 138q0-12 12-12h208q12 0 12 12v78q0 12-12 12H24q-12 0-12-12z" fill="#eef0f7"/>
    ${[0, 1, 2, 3, 4]
      .flatMap((column) =>
        [0, 1].map((row) => {
          const [x, y] = [44 + column * 42, 152 + row * 48];
          return `<ellipse cx="${x + 2}" cy="${y + 4}" rx="17" ry="16" fill="#a9afc2"/><circle cx="${x}" cy="${y}" r="16" fill="${shades.main}"/><circle cx="${x}" cy="${y + 3}" r="12" fill="${shades.dark}" opacity="0.25"/><ellipse cx="${x - 4}" cy="${y - 6}" rx="7" ry="5" fill="${shades.light}"/>`;
        }),
      )
      .join('')}`,

  /** Something that measures: a screen, and what to press. */
  device: (shades, icon) => `${WHITE}${round(shades)}
    <rect x="40" y="14" width="176" height="232" rx="52" fill="url(#round)"/>
    <rect x="52" y="24" width="152" height="212" rx="42" fill="url(#white)"/>
    <rect x="68" y="44" width="120" height="102" rx="18" fill="#25344f"/>
    <path d="M68 62q0-18 18-18h84q18 0 18 18v14q-60-6-120 40z" fill="#ffffff" opacity="0.1"/>
    ${glyph(icon, 92, 58, 72, shades.light)}
    <circle cx="128" cy="192" r="27" fill="${shades.dark}"/><circle cx="128" cy="188" r="26" fill="${shades.main}"/><ellipse cx="120" cy="179" rx="11" ry="7" fill="${shades.light}" opacity="0.8"/>
    <circle cx="80" cy="192" r="11" fill="#cfc6e2"/><circle cx="176" cy="192" r="11" fill="#cfc6e2"/>`,

  /** A bar of chocolate looks out of its paper. */
  bar: (shades, icon) => `${WHITE}${round(shades)}
    <g transform="rotate(24 128 128) translate(21 21) scale(0.84)"><rect x="66" y="8" width="124" height="110" rx="10" fill="#5a3322"/>
    ${[0, 1, 2]
      .flatMap((column) =>
        [0, 1].map(
          (row) =>
            `<rect x="${72 + column * 38}" y="${16 + row * 38}" width="34" height="34" rx="5" fill="#7c4a32"/><path d="M${74 + column * 38} ${46 + row * 38}v-24q0-4 4-4h24" fill="none" stroke="#a8714f" stroke-width="4" stroke-linecap="round"/>`,
        ),
      )
      .join('')}
    <path d="M58 96l12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 8 10v22H58z" fill="#e3dff0"/>
    <rect x="56" y="108" width="146" height="140" rx="8" fill="url(#round)"/>
    <rect x="76" y="130" width="106" height="84" rx="12" fill="#fffaf0"/>
    ${glyph(icon, 101, 136, 56, shades.mark)}${line(96, 198, 66, shades.dark, 0.7)}${line(96, 226, 66, '#ffffff', 0.7)}</g>`,

  phone: (shades, icon) => `${round(shades)}${screenOf(shades)}
    <g transform="rotate(8 128 128)"><rect x="66" y="8" width="132" height="244" rx="30" fill="${shades.dark}"/>
    <rect x="58" y="6" width="132" height="244" rx="30" fill="url(#round)"/>
    <rect x="66" y="14" width="116" height="228" rx="23" fill="#20283a"/>
    <rect x="70" y="18" width="108" height="220" rx="19" fill="url(#screen)"/>
    <path d="M70 37q0-19 19-19h70q19 0 19 19v40Q124 96 70 170z" fill="#ffffff" opacity="0.2"/>
    ${glyph(icon, 92, 66, 64, '#ffffff')}
    ${[0, 1, 2].map((at) => `<rect x="${82 + at * 30}" y="196" width="24" height="24" rx="8" fill="#ffffff" opacity="${0.9 - at * 0.22}"/>`).join('')}
    <rect x="106" y="24" width="36" height="9" rx="4.5" fill="#20283a"/></g>`,

  headphones: (shades, icon) => `${WHITE}${round(shades)}
    <path d="M44 160C30 64 76 22 128 22S226 64 212 160" fill="none" stroke="${shades.dark}" stroke-width="24"/>
    <path d="M42 156C28 62 74 19 126 19S222 60 212 156" fill="none" stroke="${shades.main}" stroke-width="18"/>
    <path d="M50 112C52 58 86 30 122 28" fill="none" stroke="${shades.light}" stroke-width="7" stroke-linecap="round" opacity="0.9"/>
    <rect x="62" y="132" width="34" height="104" rx="17" fill="#41394f"/><rect x="160" y="132" width="34" height="104" rx="17" fill="#2f2839"/>
    <rect x="16" y="128" width="62" height="112" rx="29" fill="url(#round)"/><rect x="178" y="128" width="62" height="112" rx="29" fill="url(#round)"/>
    <circle cx="44" cy="184" r="21" fill="#fffaf0"/>${glyph(icon, 30, 170, 28, shades.dark)}
    ${shine(27, 142, 7, 34, 0.45)}${shine(190, 144, 7, 60, 0.4)}`,

  laptop: (shades, icon) => `${WHITE}${round(shades)}${screenOf(shades)}
    <path d="M46 44q0-14 14-14h136q14 0 14 14v126H46z" fill="${shades.dark}"/>
    <path d="M42 42q0-14 14-14h144q14 0 14 14v128H42z" fill="url(#round)"/>
    <rect x="54" y="40" width="148" height="120" rx="7" fill="url(#screen)"/>
    <path d="M54 40h110L92 160H54z" fill="#ffffff" opacity="0.18"/>${glyph(icon, 96, 66, 64, '#ffffff')}
    <path d="M42 170h172l34 44H8z" fill="url(#white)"/><path d="M54 176h148l14 20H40z" fill="#8f88a8"/>
    <path d="M104 200h48l5 11H99z" fill="#cfc6e2"/><path d="M8 214h240v6q0 10-12 10H20q-12 0-12-10z" fill="${shades.main}"/>`,

  watch: (shades, icon) => `${WHITE}${round(shades)}
    <path d="M86 8h84l8 66H78z" fill="url(#round)"/><path d="M78 182h100l-8 66H86z" fill="url(#round)"/>
    <rect x="194" y="104" width="14" height="36" rx="6" fill="#8f88a8"/>
    <rect x="54" y="56" width="148" height="146" rx="44" fill="#8f88a8"/><rect x="54" y="54" width="146" height="144" rx="42" fill="url(#white)"/>
    <rect x="66" y="66" width="122" height="120" rx="32" fill="#20283a"/>
    <path d="M66 98q0-32 32-32h58q32 0 32 32v4q-70-4-122 48z" fill="#ffffff" opacity="0.1"/>
    <circle cx="127" cy="126" r="46" fill="none" stroke="${shades.main}" stroke-width="9" stroke-dasharray="210 90" stroke-linecap="round"/>
    ${glyph(icon, 99, 98, 56, shades.light)}`,
};

/** A tall glass: the drink, the glass over it, and what lies on top. */
function glass(shades: Shades, top: string): string {
  const straw = (colour: string) =>
    `<path d="M146 96 176 14" stroke="${colour}" stroke-width="12" stroke-linecap="round"/>`;
  const level = top === 'cream' || top === 'foam' ? 78 : 84;
  return `${round(shades)}
    ${TOPS[top]?.behind(shades, straw) ?? straw(shades.dark)}
    <path d="M64 ${level}h128l-15 146a16 16 0 0 1-16 14H95a16 16 0 0 1-16-14z" fill="url(#round)"/>
    <ellipse cx="128" cy="${level}" rx="64" ry="13" fill="${shades.light}"/>
    ${TOPS[top]?.before(shades) ?? ''}
    <path d="M56 58h144l-20 174a20 20 0 0 1-20 18H96a20 20 0 0 1-20-18z" fill="#d8efff" opacity="0.22"/>
    ${level === 78 ? '' : '<ellipse cx="128" cy="58" rx="71" ry="13" fill="none" stroke="#ffffff" stroke-width="4" opacity="0.75"/>'}
    ${shine(78, 96, 12, 112, 0.45)}`;
}

type Top = {
  behind: (shades: Shades, straw: (colour: string) => string) => string;
  before: (shades: Shades) => string;
};

const cube = (x: number, y: number, turn: number) =>
  `<rect x="${x}" y="${y}" width="40" height="40" rx="8" fill="#ffffff" opacity="0.5" transform="rotate(${turn} ${x + 20} ${y + 20})"/>`;

const TOPS: Record<string, Top> = {
  /** Tapioca at the bottom, a wide straw. */
  pearls: {
    behind: (_, straw) => straw('#7fd0c4'),
    before: () =>
      [
        [92, 222],
        [112, 226],
        [132, 224],
        [152, 226],
        [166, 220],
        [100, 206],
        [122, 208],
        [144, 208],
        [162, 202],
        [110, 190],
        [136, 192],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<circle cx="${x}" cy="${y}" r="10" fill="#3a2320"/><circle cx="${x - 3}" cy="${y - 3}" r="3" fill="#8a6a5e"/>`,
        )
        .join(''),
  },
  berries: {
    behind: (_, straw) =>
      `${straw('#f4f1fb')}<circle cx="88" cy="64" r="22" fill="#4c5dbb"/><circle cx="82" cy="58" r="7" fill="#8d9be6"/><path d="M104 70C92 44 112 26 130 34c18-6 34 14 20 38z" fill="#ee2f4f"/><path d="M112 36c8-14 26-14 34-2-10 8-24 8-34 2z" fill="#5fb544"/>`,
    before: () => '',
  },
  ice: {
    behind: (_, straw) => straw('#e8384f'),
    before: () => cube(84, 70, -14) + cube(130, 78, 18) + cube(104, 112, 6),
  },
  slice: {
    behind: () =>
      '<circle cx="184" cy="58" r="44" fill="#f7a52a"/><circle cx="184" cy="58" r="35" fill="#ffe3a1"/><path d="M184 27v62M153 58h62M162 36l44 44M206 36l-44 44" stroke="#f7a52a" stroke-width="5"/>',
    before: () => cube(92, 76, 10),
  },
  mint: {
    behind: (_, straw) =>
      `${straw('#f4f1fb')}<path d="M86 74C40 70 40 24 84 22c22 16 22 40 2 52z" fill="#5fb544"/><path d="M110 74C84 40 108 8 144 20c6 30-10 48-34 54z" fill="#7fce5f"/>`,
    before: () => cube(120, 80, -8),
  },
  cream: {
    behind: (_, straw) => straw('#f06a8a'),
    before: ({ light, main }) =>
      `<path d="M60 84c-18-30 14-44 26-36 2-30 50-40 62-16 30-10 48 20 34 34 24 2 22 28 4 28-40 14-90 12-126-10z" fill="#fffaf2"/>
       <path d="M78 70c20 12 70 14 100 0" stroke="${light}" stroke-width="7" fill="none" stroke-linecap="round"/>
       <circle cx="120" cy="28" r="17" fill="${main}"/>`,
  },
  foam: {
    behind: () => '',
    before: ({ main }) =>
      `<path d="M58 82c-10-24 14-36 30-26 12-22 44-20 52-4 26-10 44 8 34 30-30 14-84 14-116 0z" fill="#fff6e6"/><circle cx="104" cy="66" r="5" fill="${main}" opacity="0.5"/><circle cx="140" cy="60" r="5" fill="${main}" opacity="0.5"/>`,
  },
};

/** What may lie on a drink. */
export const GLASS_TOPS: readonly string[] = Object.keys(TOPS);
