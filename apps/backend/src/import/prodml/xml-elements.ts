import { createReadStream } from 'node:fs';
import { ImportError } from '../import-error.ts';
import type { FileBeginning } from '../text-file.ts';

/** An element of XML with what stands in it. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** Of its namespace; empty where it has none. */
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Without what its children hold, and without space around it. */
  text: string;
  readonly children: XmlElement[];
  readonly line: number;
}

/** Larger files are refused (bytes). */
const maxBytes = 64 * 1024 * 1024;
/** Reports of volumes are ten levels deep. */
const maxDepth = 32;
/** Elements within one child of the root, and characters of one text. */
const maxElements = 200_000;
const maxText = 10_000;

/** The bytes that a text of XML begins with. */
export function isXml({ name, bytes }: Pick<FileBeginning, 'name' | 'bytes'>): boolean {
  const start = decoderOf(bytes).decode(bytes.subarray(0, 200), { stream: true }).trimStart();
  return start.startsWith('<?xml') || (/\.xml$/i.test(name) && start.startsWith('<'));
}

/**
 * Reads a file of XML as its root, and then each child of the root with all that is in it. Nothing outside of the file is read and
 * no entity is expanded: a file that declares a document type is refused.
 * @param onRoot Gets the root without its children. Throws where it is of another kind.
 * @throws ImportError that names the line
 */
export async function readXml(
  { path, name, size, bytes }: FileBeginning,
  onRoot: (root: XmlElement) => void,
  onChild: (child: XmlElement) => void,
): Promise<void> {
  if (size > maxBytes) throw new ImportError(`${name} is larger than 64 MB of XML: send its days in parts.`);
  const { default: sax } = await import('sax');
  const parser = sax.parser(true, { xmlns: true, position: true });
  const stop = (problem: string): never => {
    throw new ImportError(`${name}:${parser.line + 1}: ${problem}.`);
  };
  const open: XmlElement[] = [];
  let elements = 0;
  parser.onerror = (error) =>
    stop(`this is not whole XML (${error.message.split('\n', 1)[0]!.toLowerCase()})`);
  parser.ondoctype = () => stop('the file declares a document type: send it without, and without entities');
  parser.onopentag = (tag) => {
    const { local, uri, attributes } = tag;
    const values = Object.values(attributes).map(({ local: key, value }) => [key, value] as const);
    const element: XmlElement = {
      ...{ name: local, namespace: uri, attributes: Object.fromEntries(values) },
      ...{ text: '', children: [], line: parser.line + 1 },
    };
    if (open.length === 0) onRoot(element);
    if (open.length >= maxDepth) stop(`elements stand within each other more than ${maxDepth} times`);
    if (open.length === 1) elements = 0;
    if ((elements += 1) > maxElements) stop(`"${open[1]!.name}" has more than ${maxElements} elements`);
    if (open.length > 1) open.at(-1)!.children.push(element);
    open.push(element);
  };
  const onText = (text: string) => {
    const element = open.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > maxText) stop(`"${element.name}" holds more than ${maxText} characters`);
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.onclosetag = () => {
    const element = open.pop()!;
    element.text = element.text.trim();
    if (open.length === 1) onChild(element);
  };
  const decoder = decoderOf(bytes);
  for await (const chunk of createReadStream(path))
    parser.write(decoder.decode(chunk as Buffer, { stream: true }));
  parser.write(decoder.decode()).close();
}

/** By the byte order mark, else by the declaration, else UTF-8. */
function decoderOf(bytes: Buffer): InstanceType<typeof TextDecoder> {
  const start = bytes.toString('latin1', 0, 200);
  if (start.startsWith('\xff\xfe')) return new TextDecoder('utf-16le');
  if (start.startsWith('\xfe\xff')) return new TextDecoder('utf-16be');
  const [, declared = 'utf-8'] = /^<\?xml[^>]{0,100}encoding=["']([\w.:-]{1,40})["']/.exec(start) ?? [];
  try {
    return new TextDecoder(declared);
  } catch {
    throw new ImportError(`There is no encoding "${declared}", which the XML says: send it as UTF-8.`);
  }
}
