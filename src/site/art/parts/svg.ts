/** A number as short SVG text: one decimal at most, no leading zero. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Path data with rounded numbers: d`M${x} ${y}h10`. */
export function d(texts: TemplateStringsArray, ...values: (number | string)[]): string {
  return texts.reduce((path, text, index) => {
    const value = values[index - 1] ?? '';
    return path + (typeof value === 'number' ? num(value) : value) + text;
  });
}

const opacityOf = (paint: 'fill' | 'stroke', opacity?: number) =>
  opacity === undefined ? '' : ` ${paint}-opacity="${String(opacity).slice(1)}"`;

export function fill(color: string, path: string, opacity?: number): string {
  return `<path fill="${color}" d="${path.replaceAll(' -', '-')}"${opacityOf('fill', opacity)}/>`;
}

interface StrokeStyle {
  round?: boolean;
  dash?: string;
  opacity?: number;
}

export function stroke(color: string, width: number, path: string, style: StrokeStyle = {}): string {
  const cap = style.round ? ' stroke-linecap="round" stroke-linejoin="round"' : '';
  const dash = style.dash ? ` stroke-dasharray="${style.dash}"` : '';
  return `<path fill="none" stroke="${color}" stroke-width="${num(width)}" d="${path.replaceAll(' -', '-')}"${cap}${dash}${opacityOf('stroke', style.opacity)}/>`;
}

export function disc(x: number, y: number, r: number, color: string, opacity?: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${color}"${opacityOf('fill', opacity)}/>`;
}

export function hoop(x: number, y: number, r: number, color: string, width: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${color}" stroke-width="${num(width)}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, color: string, opacity?: number): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${color}"${opacityOf('fill', opacity)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, color: string, radius = 0): string {
  const corner = radius ? ` rx="${num(radius)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${corner} fill="${color}"/>`;
}

export function transformed(transform: string, ...body: string[]): string {
  return `<g transform="${transform}">${body.join('')}</g>`;
}

export function at(x: number, y: number, scale: number, body: string, turn = 0): string {
  const rotation = turn ? ` rotate(${num(turn)})` : '';
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return transformed(`translate(${num(x)} ${num(y)})${rotation}${size}`, body);
}

/** Places a drawing mirrored, for scenes lit from the other side. */
export function mirrored(x: number, y: number, scale: number, body: string): string {
  const size = Math.round(scale * 100) / 100;
  return transformed(`translate(${num(x)} ${num(y)}) scale(-${size} ${size})`, body);
}

/** Clips a drawing to `shape`; the id must be unique in the document. */
export function clipped(id: string, shape: string, ...body: string[]): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body.join('')}</g>`;
}

/**
 * A complete SVG document, aligned to the bottom of its frame. A frame of other proportions shows more of the scene.
 */
export function svgDocument(width: number, height: number, ...body: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax">${body.join('')}</svg>`;
}
