/** What is used of the parser, as it is with namespaces. */
declare module 'sax' {
  interface Tag {
    readonly local: string;
    readonly uri: string;
    readonly attributes: Readonly<Record<string, { readonly local: string; readonly value: string }>>;
  }

  interface Parser {
    /** From 0. */
    readonly line: number;
    onerror: (error: Error) => void;
    ondoctype: () => void;
    onopentag: (tag: Tag) => void;
    onclosetag: () => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    write(text: string): Parser;
    close(): void;
  }

  const sax: {
    parser(isStrict: boolean, options: { readonly xmlns: true; readonly position: boolean }): Parser;
  };
  export default sax;
}
