/** A room as a provider might have photographed it: nobody's photo may be shipped, so that the demo draws its own. */
export interface Room {
  readonly wall: string;
  readonly floor: string;
  readonly sofa: string;
  /** Share of light, 0 to 1: what has not been done yet looks dull. */
  readonly light: number;
  /** What the work does away with. */
  readonly worn: 'stains' | 'cracks' | 'clutter' | 'nothing';
}

const WIDTH = 1200;
const HEIGHT = 800;

/** An SVG of 1,200 × 800 pixels. */
export function drawRoom({ wall, floor, sofa, light, worn }: Room): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs>
    <linearGradient id="day" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff8e6"/><stop offset="1" stop-color="#bfe0f2"/></linearGradient>
    <radialGradient id="glow" cx=".22" cy=".3" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#1b1b2b" stop-opacity=".28"/></radialGradient>
  </defs>
  <rect width="1200" height="560" fill="${wall}"/>
  ${worn === 'cracks' ? WORN.cracks : ''}
  <rect y="560" width="1200" height="240" fill="${floor}"/>
  ${[0, 1, 2, 3].map((board) => `<path d="M0 ${590 + board * 56}H1200" stroke="#00000022" stroke-width="3"/>`).join('')}
  <rect y="540" width="1200" height="24" fill="#f5f1e8"/>
  <rect x="110" y="90" width="280" height="320" fill="#f7f3ea"/><rect x="128" y="108" width="244" height="284" fill="url(#day)"/>
  <path d="M250 108V392M128 250H372" stroke="#f7f3ea" stroke-width="12"/>
  <rect x="780" y="120" width="220" height="160" fill="#fdfaf2" stroke="#2b2b33" stroke-width="10"/>
  <path d="M800 250l60-70 44 44 30-26 46 52z" fill="${sofa}" opacity=".8"/><circle cx="940" cy="166" r="16" fill="#f2b84b"/>
  <ellipse cx="720" cy="700" rx="400" ry="66" fill="#f5efe0" opacity=".85"/>
  <rect x="520" y="420" width="480" height="150" rx="34" fill="${sofa}"/><rect x="480" y="490" width="560" height="120" rx="30" fill="${sofa}"/>
  <path d="M500 540H1020" stroke="#00000033" stroke-width="4"/><rect x="560" y="440" width="130" height="96" rx="20" fill="#fff6df"/><rect x="820" y="440" width="130" height="96" rx="20" fill="#f2b84b"/>
  <path d="M1100 610V300" stroke="#2b2b33" stroke-width="10"/><path d="M1050 300h100l-22-96h-56z" fill="#fff3cf"/><ellipse cx="1100" cy="614" rx="52" ry="12" fill="#2b2b33"/>
  <rect x="196" y="520" width="110" height="96" rx="10" fill="#b8643c"/><path d="M251 520c-70-60-64-130-10-150 8 40 14 60 10 150zm0 0c66-44 74-106 34-134-22 30-34 60-34 134z" fill="#3f7d53"/>
  ${worn === 'cracks' ? '' : WORN[worn]}
  <rect width="1200" height="800" fill="url(#glow)"/>
  <rect width="1200" height="800" fill="#22202c" opacity="${((1 - light) * 0.45).toFixed(2)}"/>
</svg>`;
}

const WORN: Readonly<Record<Room['worn'], string>> = {
  nothing: '',
  stains:
    '<g fill="#6b4f2a" opacity=".5"><ellipse cx="560" cy="690" rx="92" ry="26"/><ellipse cx="880" cy="720" rx="70" ry="20"/><path d="M440 160c40 26 30 96 8 140-26-30-40-90-8-140z"/><ellipse cx="640" cy="500" rx="40" ry="24"/></g>',
  cracks:
    '<g fill="none" stroke="#54473a" stroke-width="6"><path d="M430 0l40 90-30 60 50 80-20 70"/><path d="M470 90l70 30 20 60"/><path d="M1180 40l-60 70 20 50-50 60"/></g><g fill="#cfc4ae"><path d="M600 40h90l30 60-70 40-60-30z"/><path d="M420 330l60-20 30 60-50 40z"/></g>',
  clutter:
    '<g><rect x="380" y="610" width="150" height="100" fill="#b98a52"/><path d="M380 640h150M455 610v100" stroke="#8a6237" stroke-width="6"/><path d="M640 640q60-60 130 0t120-10v70H640z" fill="#7f8aa0"/><path d="M900 660l90-30 40 60-100 30z" fill="#c9574c"/><rect x="300" y="690" width="60" height="80" rx="8" fill="#5f8f73"/></g>',
};
