/** What the build writes into the boot script: plain data, because the script must stay a few kilobytes. */
export interface BootSettings {
  /** How a chosen theme is stored and which class it becomes on `html` and `body`. */
  readonly theme: {
    readonly storageKey: string;
    readonly names: readonly string[];
    readonly fallback: string;
    readonly classPrefix: string;
  };
  /** How a chosen language is stored; it becomes the page's `lang`. */
  readonly language: {
    readonly storageKey: string;
    readonly names: readonly string[];
    readonly fallback: string;
  };
  /** Stored items that together mean that a user is signed in. */
  readonly sessionKeys: readonly string[];
  /** Parameters of the address hash that mean that a sign-in at the identity provider came back. */
  readonly signInResults: readonly string[];
  /** The path of which the document holds the markup; null where it holds none. */
  readonly prerenderedPath: string | null;
  /** Title of any other page until its own is known. */
  readonly title: string;
  /** English text to the language's text, for every text and attribute of the markup. */
  readonly dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Address of the script that holds a language's texts: fetched at once, because the page's own script waits for it. */
  readonly texts: Readonly<Record<string, string>>;
  /** Attributes whose values are texts. */
  readonly textAttributes: readonly string[];
  /** Said in each language when the page's own script cannot be had. */
  readonly incomplete: Readonly<Record<string, string>>;
}

/** Attributes of the markup whose values a person reads or hears. */
export const textAttributes = ['aria-label', 'title', 'placeholder', 'alt'] as const;
