/**
 * XML as readers of files see it (MM-2, MM-4): elements and their attributes. Loose text says nothing in
 * these files and is left out.
 */

export interface XmlElement {
  readonly name: string;
  /** Without a prototype: names come from outside. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Where it begins, from 1. */
  readonly line: number;
}

export const childrenNamed = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);
