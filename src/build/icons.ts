import { Resvg } from '@resvg/resvg-js';
import type { Output } from './output.ts';

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** An .ico file with one PNG of at most 255 pixels. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

export async function writeIcons(
  output: Output,
  scenes: { favicon: string; mark: string; maskable: string },
): Promise<void> {
  const day = 86_400;
  await output.fixed('/favicon.svg', scenes.favicon, day);
  await output.fixed('/favicon.ico', ico(png(scenes.favicon, 32), 32), day);
  await output.fixed('/apple-touch-icon.png', png(scenes.maskable, 180), day);
  await output.fixed('/icon-192.png', png(scenes.mark, 192), day);
  await output.fixed('/icon-512.png', png(scenes.mark, 512), day);
  await output.fixed('/icon-maskable-512.png', png(scenes.maskable, 512), day);
}
